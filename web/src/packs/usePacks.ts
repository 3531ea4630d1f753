import { fail, type Game, type Options, ok, type Pack, type PackProblem, packNamed, type Result, readPack } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../net/session.ts';
import { findPack, listPacks, uploadPack } from './api.ts';
import { keepPack, keptPacks } from './kept.ts';

/** The packs of a game that a new match may name. */
export interface Packs {
  /** Their ids, the last first. */
  readonly known: readonly string[];
  /** What is wrong with the file that was chosen last; empty: nothing. */
  readonly wrong: readonly PackProblem[];
  /** Takes a document in; returns the pack's id. Undefined: it is wrong. */
  add(document: unknown): string | undefined;
  /** The pack that options name, brought to where the match is to be: the server, or this browser. */
  ready(options: Options): Promise<Result<Pack | undefined, Problem>>;
}

/** Reads a pack that the server has, and keeps it in this browser. */
async function fetchPack(game: Game, id: string): Promise<Result<Pack, Problem>> {
  const found = await findPack(id);
  if (!found.ok) return found;
  const read = readPack(game, found.value.document);
  if (!read.ok || read.value.id !== id) return fail({ code: 'wrong-pack' });
  keepPack(game, read.value);
  return ok(read.value);
}

/** The packs of a game: those that this browser keeps, and online those that the person uploaded. */
export function usePacks(where: 'online' | 'offline', game: Game): Packs {
  const [here, setHere] = useState<readonly Pack[]>(() => keptPacks(game));
  const [there, setThere] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<readonly PackProblem[]>([]);
  const isAsked = where === 'online' && game.packs !== undefined;
  const isKnown = useSession(({ person }) => person !== null && person !== undefined);
  useEffect(() => {
    // Without a session there are none of one's own, and the server refuses to list them.
    if (!isAsked || !isKnown) return;
    let live = true;
    void listPacks().then((list) => {
      if (live && list.ok) setThere(list.value.packs.filter((one) => one.game === game.name).map(({ id }) => id));
    });
    return () => {
      live = false;
    };
  }, [isAsked, isKnown, game.name]);
  return {
    known: [...new Set([...here.map(({ id }) => id), ...there])],
    wrong,
    add(document) {
      const read = readPack(game, document);
      setWrong(read.ok ? [] : read.problem);
      if (!read.ok) return undefined;
      keepPack(game, read.value);
      setHere([read.value, ...here.filter(({ id }) => id !== read.value.id)]);
      return read.value.id;
    },
    async ready(options) {
      const id = packNamed(game, options);
      if (id === undefined) return ok(undefined);
      const own = here.find((one) => one.id === id);
      if (!own) return where === 'online' ? ok(undefined) : fetchPack(game, id);
      if (where === 'offline') return ok(own);
      const uploaded = await uploadPack({ game: game.name, document: JSON.parse(own.text) });
      return uploaded.ok ? ok(own) : uploaded;
    },
  };
}
