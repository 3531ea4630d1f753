import './new-table.css';
import type { Game } from '@madang/kernel';
import type { Clock, Problem } from '@madang/wire';
import type { FormEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { AccessField, type Doors } from '../../access/AccessField.tsx';
import { Check } from '../../access/Check.tsx';
import { Cover } from '../../art/Cover.tsx';
import { Icon } from '../../art/Icon.tsx';
import { ClockField } from '../../clock/ClockField.tsx';
import { LEVELS } from '../../local-server/local.ts';
import { createTable } from '../../net/api.ts';
import { whenAsked } from '../../net/session.ts';
import { useServer } from '../../net/useSession.ts';
import { proposedPack, proposePack } from '../../packs/kept.ts';
import { type Packs, usePacks } from '../../packs/usePacks.ts';
import { Page } from '../../page/Page.tsx';
import { useToasts } from '../../page/toasts/toasts.ts';
import { go } from '../../page/useRoute.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { NewcomerLinks } from '../LearnLink.tsx';
import { GreatFields } from './fields/GreatFields.tsx';
import { OptionFields } from './fields/OptionFields.tsx';
import { PackField } from './fields/PackField.tsx';
import { SeatFields } from './fields/SeatFields.tsx';
import { rememberedSettings, rememberSettings, type Settings } from './remembered.ts';
import { arrangeSeats, followSeats, proposedSeats, type SeatChoice, seatWishes } from './seats.ts';
import { useBeginHere } from './useBegin.ts';
import { useWhichGame, WhichGame } from './WhichGame.tsx';

type Where = 'online' | 'offline';

/** The form for a new table, on the server or in this browser; `wanted`: the game that was asked for, if any. */
export function NewTable({ where, wanted }: { readonly where: Where; readonly wanted: string | null }) {
  const words = useWords();
  const which = useWhichGame(wanted);
  return (
    <Page at="lobby" title={words.text(where === 'online' ? 'new.title' : 'new.offlineTitle')}>
      <p className="lead">{words.text(where === 'online' ? 'new.lead' : 'new.offlineLead')}</p>
      <WhichGame {...which} />
      {which.kit ? <NewTableForm key={which.kit.game.name} kit={which.kit} where={where} /> : null}
    </Page>
  );
}

function NewTableForm({ kit, where }: { readonly kit: LoadedGame; readonly where: Where }) {
  const words = useWords();
  const { game } = kit;
  const [last] = useState(() => rememberedSettings(where, game));
  const { seats, names, typed, choose, name } = useSeats(game, last);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() => ({
    ...(last?.options ?? game.making?.proposed),
    ...proposedPack(game),
  }));
  const [doors, setDoors] = useState<Doors>({ access: 'open', watchers: true });
  const [clock, setClock] = useState<Clock | null>(null);
  const [chances, setChances] = useState(last?.chances ?? false);
  const packs = usePacks(where, game);
  const chooseOption = (option: string, value: string): void => setOptions({ ...options, [option]: value });

  const { busy, begin } = useCreation(where, kit, packs, { seats, options, chances, names, doors, clock });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void begin();
  };
  return (
    <form className="new-table" onSubmit={submit}>
      <About kit={kit} />
      <div className="new-fields">
        <GreatFields kit={kit} chosen={options} onChoose={chooseOption} />
        <SeatFields
          where={where}
          kit={kit}
          seats={seats}
          names={names}
          typed={typed}
          options={options}
          onSeats={choose}
          onName={name}
          onOption={chooseOption}
        />
        {where === 'online' ? <AccessField doors={doors} onDoors={setDoors} /> : null}
        {where === 'online' ? <ClockField clock={clock} onClock={setClock} /> : null}
        {seats.length > 1 ? (
          <Check label={words.text('chances.choose')} note={words.text(`chances.choose.${where}`)} checked={chances} onChange={setChances} />
        ) : null}
        <PackField kit={kit} packs={packs} chosen={options} onChoose={chooseOption} />
        <OptionFields kit={kit} chosen={options} onChoose={chooseOption} />
        <p className="buttons">
          <button type="submit" className="primary large" disabled={busy}>
            <Icon name="play" />
            <span>{words.text(where === 'online' ? 'new.create' : 'new.begin')}</span>
          </button>
        </p>
      </div>
    </form>
  );
}

/** What the form asks for. */
interface Wanted extends Settings {
  readonly names: readonly string[];
  readonly doors: Doors;
  readonly clock: Clock | null;
}

/** Makes the table, or begins the match in this browser, and goes there; what keeps it from that is shown. */
function useCreation(where: Where, { game }: LoadedGame, packs: Packs, { names, doors, clock, ...settings }: Wanted) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const beginHere = useBeginHere();
  const { seats, options, chances = false } = settings;
  const refuse = (problem: Problem): void => show(explainProblem(words, problem), 'problem');
  const create = async (): Promise<void> => {
    rememberSettings(where, game, settings);
    proposePack(game, null);
    const wishes = seatWishes(seats, names, LEVELS);
    const made = await createTable({ game: game.name, options: { ...options }, seats: wishes, ...doors, chances, clock });
    if (made.ok) go({ page: 'table', id: made.value.id, invitation: null });
    else refuse(made.problem);
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    if (where === 'online') await whenAsked();
    const ready = await packs.ready(options);
    if (!ready.ok) refuse(ready.problem);
    else if (where === 'offline') beginHere(game, settings, names, ready.value);
    else await create();
    setBusy(false);
  };
  return { busy, begin };
}

/** What the game is, and the way to learn it. */
const About = ({ kit: { game, catalogue } }: { readonly kit: LoadedGame }) => (
  <div className="new-cover">
    <Cover game={game.name} />
    <p className="new-blurb">{catalogue[`${game.name}.blurb`]}</p>
    <NewcomerLinks game={game.name} />
  </div>
);

/** The seats of the new table, and the names that people at this screen have typed. */
function useSeats(game: Game, last: Settings | undefined) {
  const words = useWords();
  const { person } = useServer();
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => last?.seats ?? proposedSeats(Math.min(game.players.max, 4)));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const nameAt = (seat: number): string => {
    const usual = seats[seat] === 'me' ? (person?.name ?? words.text('new.me')) : words.text('new.guest', { number: seat + 1 });
    return typed[seat]?.trim() || usual;
  };
  return {
    seats,
    typed,
    names: seats.map((_, seat) => nameAt(seat)),
    choose(choices: readonly SeatChoice[]): void {
      const arranged = arrangeSeats(game, choices);
      setSeats(arranged.seats);
      setTyped(followSeats(typed, arranged.from));
    },
    name: (seat: number, text: string): void => setTyped({ ...typed, [seat]: text }),
  };
}
