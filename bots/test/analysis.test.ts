import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnalysisJob, advise, analyse, analysisOf, doJob, replayed, worthSeeing } from '@madang/bots/analysis';
import { analyseInThreads, withAnalysts } from '@madang/bots/pool';
import { begin, type Expertise, type Horizon, type Match, newMatch, playMove, toDocument } from '@madang/kernel';
import { verdictOf } from '../analysis/verdict.ts';
import { type Nim, type NimMove, nim, nimExpertise } from './toys/nim.ts';

const shelf = new URL('./toys/shelf.ts', import.meta.url).href;
const settings = { iterations: 400, pairs: 200, dearest: 10 };

const [, TWO, THREE] = nim.moves.table.map(({ id }) => id);

/** A match of Nim in which these counts were taken in turn. */
function played(pile: string, counts: readonly number[]): Match {
  const match = newMatch(nim, { seats: 2, seed: 'analysis', options: { pile } });
  for (const [i, count] of counts.entries()) assert.ok(playMove(match, i % 2, { kind: 'take', count }).ok);
  return match;
}

test('who gives a won game away has made a mistake, with the move that would have kept it; who could not help it has not', async () => {
  // With six, a player takes two: four are lost for the player who must take. Here one takes three, and the other wins at once. (Imagined worlds play
  // on at random, so it costs less than the whole.)
  const { judged, seats } = await analyseInThreads({ match: played('6', [3, 3]), shelf, settings, threads: 1 });
  assert.deepEqual(
    judged.map(({ at, seat, verdict }) => [at, seat, verdict]),
    [
      [0, 0, 'mistake'],
      [1, 1, 'fine'],
    ],
  );
  const [again] = worthSeeing(judged, 0);
  const best = nim.moves.byId(again?.best?.[0] ?? -1);
  assert.equal(best?.kind === 'take' && best.count, 2);
  assert.equal(seats[0]?.lost, again?.loss?.value);
  assert.equal(seats[1]?.lost, 0);
  for (const { seat, luck } of seats) assert.equal(luck, judged.find((one) => one.seat === seat)?.luck);
});

test('a mistake that is played on to the end from both lines wins with the better one', async () => {
  const gain = await withAnalysts({ match: played('6', [3, 3]), shelf, threads: 1 }, async (work) => {
    const [mistake] = worthSeeing((await analyse(played('6', [3, 3]), work, settings)).judged, 0);
    return mistake && (await replayed(work, mistake, 200, 'quick'))?.gain;
  });
  // Taking three loses at once to the taker of three; after two only random answers lose.
  assert.ok(gain && gain.low > 0.1, JSON.stringify(gain));
});

test('a mistake is played on as often as is said, to the end of the match, from both lines', () => {
  let ended = 0;
  const evaluate = (state: Nim): readonly number[] => {
    if (state.over) ended++;
    return nimExpertise.evaluate(state);
  };
  const job = { job: 'replay', at: 0, played: [THREE ?? -1], best: [TWO ?? -1], times: 13, by: 'quick' } as const;
  const found = doJob(played('6', [3, 3]), { ...nimExpertise, evaluate }, 'name', job);
  assert.ok(found && 'gain' in found);
  assert.equal(ended, 26);
  // A line ends where the others come: what it says of their turn is nobody's to play.
  const longer = { ...job, played: [...job.played, TWO ?? -1] } as const;
  assert.deepEqual(doJob(played('6', [3, 3]), nimExpertise, 'name', longer), doJob(played('6', [3, 3]), nimExpertise, 'name', job));
});

test('an analysis asks for what its settings say, and leaves to the game what they do not', async () => {
  const match = played('6', [3, 3]);
  const jobsOf = async (named: Partial<typeof settings>) => {
    const jobs: AnalysisJob[] = [];
    const work = async (job: AnalysisJob) => {
      jobs.push(job);
      return doJob(match, nimExpertise, 'name', job);
    };
    await analyse(match, work, { dearest: 10, ...named });
    return jobs.map((job) => ('iterations' in job ? job.iterations : 'pairs' in job ? job.pairs : 'as the game has it'));
  };
  const [first, ...others] = await jobsOf({ iterations: 90, pairs: 40 });
  assert.deepEqual([first, others.at(-1)], [90, 40]);
  assert.deepEqual(new Set(await jobsOf({})), new Set(['as the game has it']));
});

test('what is worth seeing again are a seat’s dearest proven choices, the dearest first', () => {
  const luckless = { seat: 1, shares: [], luck: 0 };
  const judged = [0.1, 0.3, 0.2, 0.9, 0.2].map((value, at) => ({
    ...luckless,
    at,
    verdict: value === 0.9 ? ('unsure' as const) : ('blunder' as const),
    loss: { value, low: 0, high: 1 },
  }));
  const seen = (count: number) => worthSeeing([...judged, { ...luckless, at: 9, seat: 0, verdict: 'blunder' }], 1, count).map(({ at }) => at);
  assert.deepEqual(seen(3), [1, 2, 4]);
  assert.deepEqual(seen(9), [1, 2, 4, 0]);
});

test('what has been found is heard as it grows, and the last of it is the whole', async () => {
  const match = played('15', [1, 1, 1, 1, 3, 1, 2, 1, 3, 1]);
  const counts: number[] = [];
  const whole = await withAnalysts({ match, shelf, threads: 2 }, (work) =>
    analyse(match, work, settings, ({ glances, compared }) => counts.push(glances.length + compared.length)),
  );
  assert.deepEqual(
    counts,
    counts.map((_, i) => i + 1),
  );
  assert.equal(counts.at(-1), whole.judged.length + whole.judged.filter(({ loss }) => loss).length);
});

test('a game says how deep an analysis looks, unless that is named; where it weighs turns, so does the analysis', () => {
  const match = played('6', [3, 3]);
  const named = doJob(match, nimExpertise, 'name', { job: 'glance', at: 0, iterations: 90 });
  assert.deepEqual(doJob(match, { ...nimExpertise, analysis: { iterations: 90, pairs: 40 } }, 'name', { job: 'glance', at: 0 }), named);
  assert.notDeepEqual(doJob(match, nimExpertise, 'name', { job: 'glance', at: 0 }), named);
  const weighed = doJob(match, { ...nimExpertise, weighs: 'turns' }, 'name', { job: 'glance', at: 0, iterations: 90 });
  assert.notDeepEqual(weighed, named);
  assert.ok(weighed && 'loss' in weighed && typeof weighed.loss === 'number' && weighed.loss > 0, JSON.stringify(weighed));
});

test('a game says how far the playouts of a comparison reach, else they go as far as those of a search', () => {
  const reached = (expertise: Partial<Expertise<Nim, NimMove>>): readonly number[] => {
    const piles: number[] = [];
    const evaluate = (state: Nim): readonly number[] => {
      piles.push(state.pile);
      return nimExpertise.evaluate(state);
    };
    const [, taken] = nim.moves.table;
    doJob(played('15', [1]), { ...nimExpertise, evaluate, ...expertise }, 'name', { job: 'compare', at: 0, rivals: [taken?.id ?? -1], pairs: 40 });
    // Plans of the own turn are looked at before, the worlds of the comparison last: 20, each with both lines.
    return piles.slice(-40);
  };
  const analysis = { iterations: 10, pairs: 40 };
  const rests: Horizon<Nim, NimMove> = { decisions: 2, rests: () => true };
  assert.ok(Math.min(...reached({ analysis: { ...analysis, reach: 1 } })) >= 10);
  const usual = reached({ analysis, horizon: rests });
  assert.ok(Math.min(...usual) >= 7 && Math.max(...usual) <= 12, String(usual));
  assert.deepEqual(new Set(reached({ analysis: { ...analysis, reach: 20 }, horizon: rests })), new Set([0]));
});

test('a game says for how many turns of best answers an analysis looks ahead: the others see what a quick policy would miss', () => {
  const lossOf = (expertise: Expertise<Nim, NimMove>) => {
    const found = doJob(played('6', [3, 3]), expertise, 'name', { job: 'glance', at: 0, iterations: 90 });
    return found && 'loss' in found ? found.loss : undefined;
  };
  // With three left the other takes all. With four nobody has won when the seat's next turn opens, though it would win then.
  assert.equal(lossOf({ ...nimExpertise, analysis: { iterations: 10, pairs: 40, turns: 1 } }), 0.5);
  assert.notEqual(lossOf(nimExpertise), 0.5);
});

/** One who never thinks of taking three, and of six only of taking two. */
const shortSighted: Expertise<Nim, NimMove> = {
  ...nimExpertise,
  candidates: ({ pile }, { moves }) => moves.filter((move) => move.kind === 'take' && (pile === 6 ? move.count === 2 : move.count < 3)),
};

for (const [how, expertise] of [
  ['a tree', shortSighted],
  ['weighing turns', { ...shortSighted, weighs: 'turns' }],
] as const) {
  test(`what was chosen is judged by ${how} although a bot would not have tried it, and where it would have seen no choice at all`, () => {
    const lossOf = (counts: readonly number[]) => {
      const match = played('6', counts);
      const glance = doJob(match, expertise, 'name', { job: 'glance', at: 0, iterations: 90 });
      if (!glance || !('rivals' in glance)) return undefined;
      const compared = doJob(match, expertise, 'name', { job: 'compare', at: 0, rivals: glance.rivals, pairs: 2000 });
      return { looked: glance.loss, compared: compared && 'played' in compared ? compared.loss.low : undefined };
    };
    const three = lossOf([3, 3]);
    assert.ok(three && three.looked > 0.1 && (three.compared ?? 0) > 0.05, JSON.stringify(three));
    assert.equal(lossOf([2, 1, 3]), undefined, 'two are all that a bot would try, and were taken');
  });
}

test('the dearest choices are compared, however late they come', async () => {
  const match = played('15', [1, 1, 1, 1, 3, 1, 2, 1, 3, 1]);
  const comparedOf = async (dearest: number) => {
    const { judged } = await analyseInThreads({ match, shelf, settings: { ...settings, dearest }, threads: 1 });
    return judged.flatMap(({ at, loss }) => (loss ? [at] : []));
  };
  const lossAt = (at: number): number => {
    const glance = doJob(match, nimExpertise, toDocument(match).hash ?? '', { job: 'glance', at, iterations: 400 });
    return glance && 'rivals' in glance && typeof glance.loss === 'number' ? glance.loss : 0;
  };
  const [most, second] = [0, 1, 2, 3, 4, 5, 6, 7, 8].toSorted((a, b) => lossAt(b) - lossAt(a));
  assert.ok(most !== undefined && second !== undefined && most > 0, 'the first choice is not the dearest');
  assert.deepEqual(await comparedOf(1), [most]);
  assert.deepEqual(
    await comparedOf(2),
    [most, second].toSorted((a, b) => a - b),
  );
});

test('best play of both sides is fine', async () => {
  const { judged } = await analyseInThreads({ match: played('6', [2, 1, 3]), shelf, settings, threads: 1 });
  assert.deepEqual(
    judged.map(({ verdict }) => verdict),
    ['fine', 'fine', 'fine'],
  );
  assert.deepEqual(worthSeeing(judged, 0), []);
});

test('an analysis is the same with any number of threads, and tells how many of how many jobs are done, a comparison more for each choice that looks dear', async () => {
  const match = played('15', [1, 1, 1, 1, 3, 1, 2, 1, 3, 1]);
  const told: (readonly number[])[] = [];
  await analyseInThreads({ match, shelf, settings, threads: 1, onJob: (...counts) => told.push(counts) });
  assert.deepEqual(told[0], [1, match.log.length]);
  assert.deepEqual(
    told.map(([done]) => done),
    told.map((_, i) => i + 1),
  );
  assert.ok(told.length > match.log.length, 'some are compared');
  assert.deepEqual(
    told.slice(match.log.length),
    told.slice(match.log.length).map(([done]) => [done, told.length]),
    'once all are looked at it is known',
  );
  const few: (readonly number[])[] = [];
  await analyseInThreads({ match, shelf, settings: { ...settings, dearest: 1 }, threads: 1, onJob: (...counts) => few.push(counts) });
  assert.deepEqual(few.at(-1), [match.log.length + 1, match.log.length + 1], 'no more than are compared');
  const [one, three] = await Promise.all([1, 3].map((threads) => analyseInThreads({ match, shelf, settings, threads })));
  assert.deepEqual(one, three);
  assert.equal(one?.judged.length, 9, 'the last single counter was no choice');
});

test('of a match that goes on nobody is told what luck the last choice had', async () => {
  const { judged } = await analyseInThreads({ match: played('15', [1, 1]), shelf, settings, threads: 1 });
  assert.deepEqual(
    judged.map(({ luck, loss }) => luck - Math.max(0, loss?.value ?? 0)),
    [0, 0],
  );
});

test('luck is what a seat’s share changed from the best of one choice to the next, and from the last to what the match came to', () => {
  const match = played('9', [1, 1, 3, 1, 3]);
  assert.ok(match.state.over);
  const glances = [0.4, 0.3, 0.9, 0.2, 0.7].map((best, at) => ({ at, seat: at % 2, shares: [], best, loss: 0, rivals: [] }));
  const { judged, seats } = analysisOf(match, { glances, compared: [] });
  const rounded = (one: { readonly luck: number }) => Number(one.luck.toFixed(9));
  // The first takes the last counter: all is won, and nothing.
  assert.deepEqual(judged.map(rounded), [0.5, -0.1, -0.2, -0.2, 0.3]);
  assert.deepEqual(seats.map(rounded), [0.6, -0.3]);
});

test('a verdict is as hard as what is proven: half of its step by the lower end, else unsure', () => {
  const loss = (value: number, low: number) => verdictOf({ value, low, high: 2 * value - low }, 4);
  assert.equal(loss(0.029, 0.029), 'fine');
  assert.equal(loss(0.031, 0.016), 'inaccuracy');
  assert.equal(loss(0.031, 0.014), 'unsure');
  assert.equal(loss(0.07, 0.031), 'mistake');
  assert.equal(loss(0.13, 0.061), 'blunder');
  assert.equal(loss(0.13, 0.05), 'unsure');
  assert.equal(loss(0.031, 0.015), 'unsure', 'more than half of the step');
  // Between two, par is twice as much, and so is a step.
  assert.equal(verdictOf({ value: 0.07, low: 0.06, high: 0.08 }, 2), 'inaccuracy');
});

test('a coach names the best line first, and says what the planned one is worth beside it', () => {
  const question = {
    game: nim,
    expertise: nimExpertise,
    view: nim.redact(begin(nim, { seats: 2, seed: 'coach', options: { pile: '6' } }), 0),
    seat: 0,
    seed: 'coach',
  };
  const three = nim.moves.table.find((move) => move.kind === 'take' && move.count === 3);
  const { lines, meant } = advise(question, three ? [three.id] : []);
  const [first] = lines;
  const best = nim.moves.byId(first?.line[0] ?? -1);
  assert.equal(best?.kind === 'take' && best.count, 2);
  assert.ok(first && meant && first.worth.low > meant.worth.high, JSON.stringify({ lines, meant }));
  assert.ok(first.behind === null && lines.slice(1).every(({ behind }) => behind && behind.value >= 0), JSON.stringify(lines));
  const { behind } = meant;
  assert.ok(behind && behind.high - behind.low <= meant.worth.high - meant.worth.low + first.worth.high - first.worth.low, 'by the same worlds');
  assert.equal(advise(question, []).meant, null);
});

test('a coach plays the planned line also where a bot would have tried nothing else than another', () => {
  const view = nim.redact(begin(nim, { seats: 2, seed: 'coach', options: { pile: '6' } }), 0);
  const three = nim.moves.table.find((move) => move.kind === 'take' && move.count === 3);
  const { lines, meant } = advise({ game: nim, expertise: shortSighted, view, seat: 0, seed: 'coach' }, [three?.id ?? -1]);
  assert.ok(meant && (lines[0]?.worth.low ?? 0) > meant.worth.high, JSON.stringify({ lines, meant }));
});

test('a coach looks as an analysis of the game does and plays lines on as its search does: by turns of best answers nothing is left to the quick policy', () => {
  const rollout = () => {
    throw new Error('the quick policy was asked');
  };
  const adviceBy = (expertise: Partial<Expertise<Nim, NimMove>>, worlds: number) => {
    const view = nim.redact(begin(nim, { seats: 2, seed: 'coach', options: { pile: '6' } }), 0);
    const question = { game: nim, expertise: { ...nimExpertise, rollout, ...expertise }, view, seat: 0, seed: 'coach' };
    return advise(question, [], { iterations: 90, worlds, lines: 3 });
  };
  const analysis = { iterations: 1, pairs: 1, turns: 1 };
  assert.equal(adviceBy({ analysis }, 0).lines.length, 3);
  assert.equal(adviceBy({ analysis, turns: 1 }, 5).lines.length, 3);
  assert.throws(() => adviceBy({ analysis }, 5), /the quick policy was asked/);
  assert.throws(() => adviceBy({}, 0), /the quick policy was asked/);
});
