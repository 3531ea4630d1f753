import { ok } from '@madang/kernel';
import { type Command, DONE, FAILED } from '../command.ts';
import { loadReplay } from '../load.ts';

/** madang verify: plays a match file by the rules of its version and compares the hash of where it ends. */
export const verify: Command = {
  words: 1,
  form: { values: [], switches: ['json'] },
  async run({ words, switches }, { terminal, texts }) {
    const loaded = await loadReplay(words[0] ?? '');
    if (!loaded.ok) {
      const { code, args } = loaded.problem;
      terminal.note(`${code}: ${texts.text(`cli.problem.${code}`, args)}`);
      if (switches.has('json')) terminal.out(JSON.stringify({ ok: false, problem: { code, ...args } }));
      return ok(FAILED);
    }
    const { document, chronicle } = loaded.value;
    const { match } = chronicle;
    const { game, version, seats, hash } = document;
    const figures = { game, version, seats, moves: document.moves.length };
    const key = hash === undefined ? 'cli.verify.no-hash' : 'cli.verify.good';
    terminal.out(texts.text(key, { ...figures, hash: hash ?? '', over: match.state.over ? 'yes' : 'no' }));
    if (switches.has('json')) terminal.out(JSON.stringify({ ok: true, ...figures, over: match.state.over, hash: hash ?? null }));
    return ok(DONE);
  },
};
