import { ANALYSES } from './analyses.ts';
import { DEALS } from './deals.ts';
import { FEEDING } from './feeds.ts';
import { FILES } from './files.ts';
import { LISTS } from './lists.ts';
import { type Edit, PERSON_LOCK, type Plant, plant } from './plant.ts';
import { REACHED } from './reached.ts';
import { ROOMS } from './rooms.ts';
import { STREAMS } from './streams.ts';
import { WAYS } from './ways.ts';

const TABLE_LOCK: Edit = [
  'matches/lobby/hold.ts',
  'for (const id of [...new Set(tables)].sort()) await writeTable(db, id, { id });',
  'void db; void tables;',
];
/** A table holds a thousand acts of each sort; so many would take a schedule too long. */
const FEW_ACTS: Edit = ['matches/log/action-rows.ts', 'MOST_ACTS = 1000', 'MOST_ACTS = 1'];

/** Faults that were in the server, as they were before they were mended. */
export const MENDED: readonly Plant[] = [
  plant(
    'a table is full of acts, and the clock is refused',
    'clocks',
    ['sqlite', 4],
    FEW_ACTS,
    ['matches/commands/objections.ts', "by !== 'clock' && !leaving && isUsedUp", 'isUsedUp'],
    ['matches/commands/objections.ts', "one.seat === seat && one.by !== 'clock' && SORTS", 'one.seat === seat && SORTS'],
  ),
  plant(
    'a job that is refused is claimed again at once',
    'clocks',
    ['sqlite', 4],
    FEW_ACTS,
    ['matches/commands/objections.ts', "by !== 'clock' && !leaving && isUsedUp", 'isUsedUp'],
    ['matches/commands/objections.ts', "one.seat === seat && one.by !== 'clock' && SORTS", 'one.seat === seat && SORTS'],
    ['features/turns/queue.ts', 'services.time.now() + AGAIN_AFTER * 2 ** job.attempts, attempts)', 'services.time.now(), 0)'],
  ),
  plant(
    'what another node has done meanwhile is done again, by the row that was read',
    'posts',
    ['sqlite', 527],
    ['features/webhooks/posts.ts', '.where(isFree(now));', ".where('claimed_until', '<', now);"],
    ['core/lease.ts', 'claimed.push(own)', 'claimed.push(row)'],
  ),
  plant('one person gets several seats', 'seats', ['postgres', 5], PERSON_LOCK, TABLE_LOCK),
  plant('one person makes more tables than they may', 'limits', ['postgres', 5], PERSON_LOCK),
  plant('one person makes more cups than they may', 'cups', ['postgres', 3], PERSON_LOCK),
  plant(
    'a change of when one rests that is told late undoes a later one',
    'rests',
    ['sqlite', 5],
    ['matches/commands/objections.ts', 'since < (clocks?.seats[seat]?.rest?.since ?? 0)', 'since < 0 && clocks'],
  ),
  plant(
    'a match begins with what was known before of when one rests',
    'rests',
    ['postgres', 1],
    ['features/vacation/worker.ts', "where('status', 'in', ['waiting', 'running'])", "where('status', '=', 'running')"],
  ),
  plant('an old password survives its change', 'sign-in', ['sqlite', 31], ['features/users/entry.ts', '|| !(await holds(db, proof))', '']),
  plant(
    'a clock that steps ahead is followed',
    'clock steps',
    ['sqlite', 68],
    ['core/clock/skew.ts', 'ahead > ASTRAY ||', 'ahead > Number.MAX_VALUE ||'],
  ),
  plant(
    'a clock that steps back is followed',
    'clock steps',
    ['sqlite', 59],
    ['core/clock/skew.ts', '(shared && ahead < -ASTRAY)', 'shared === undefined'],
  ),
  plant(
    'a node starts by the clock of its machine',
    'clock steps',
    ['sqlite', 68],
    ['features/turns/heartbeat.ts', 'if (!storage.shared) return readTime(time);', 'if (storage.shared) return readTime(time);'],
  ),
  plant(
    'a clock that steps while its node starts is followed',
    'clock steps',
    ['sqlite', 102904],
    [
      'core/clock/skew.ts',
      'let last = heart.started;',
      "let last = { at: time.now() - Reflect.get(heart.started, 'ahead'), steady: time.steady() };",
    ],
    [
      'features/turns/heartbeat.ts',
      'const started = await rightTime({ storage, time });',
      'const right = await rightTime({ storage, time }); const started = { ...right, ahead: time.now() - right.at };',
    ],
  ),
  plant(
    'the clock seats a bot for a player who has just answered',
    'clock steps',
    ['sqlite', 103167],
    ['matches/commands/objections.ts', "return by === 'clock' ? objectionToReplacing(fold, acting) : undefined;", 'return undefined;'],
  ),
  plant(
    'a match is counted where its end was not heard yet',
    'cups',
    ['sqlite', 310301],
    ['features/ratings/count.ts', '  await (anew ? reload : reloadUnlessOver)(services, live);\n', ''],
    ['features/ratings/count.ts', "return 'not heard yet';", 'return undefined;'],
  ),
  plant(
    'a pause that is learned of late stays charged',
    'clock steps',
    ['sqlite', 101086],
    ['features/turns/heartbeat.ts', 'if (live.fold.clocks.at > oldest)', 'if (live.fold.clocks.at > Number.MAX_VALUE)'],
  ),
  plant(
    'a plan that was withdrawn is made',
    'plans',
    ['sqlite', 2147],
    ['storage/sqlite.ts', 'of, command).changes === 0)', 'of, command).changes < 0)'],
  ),
  plant('several receivers are added at once', 'receivers', ['postgres', 4], PERSON_LOCK),
  plant(
    'who deletes themselves beside another tab leaves a ghost',
    'deletion',
    ['sqlite', 39],
    [
      'storage/transact.ts',
      "(await holdPeople(transaction, [person])).has(person) ? work(transaction) : fail({ code: 'no-session' })",
      'holdPeople(transaction, [person]).then(() => work(transaction))',
    ],
  ),
  plant(
    'a line of chat names whoever is gone',
    'merge',
    ['sqlite', 29],
    ['matches/broadcast/chat.ts', 'await asPerson(db, speaker.person, (held)', 'await transact(db, (held)'],
    ['matches/broadcast/chat.ts', 'import { asPerson, holdTable }', 'import { transact, holdTable }'],
  ),
  plant(
    'a new round of a cup names whoever is gone',
    'deletion',
    ['postgres', 119],
    [
      'features/tournaments/rounds.ts',
      'await holdPeople(db, await peopleOfRound(db, cup.id, cup.round + 1));',
      'void holdPeople; void peopleOfRound;',
    ],
  ),
  ...LISTS.mended,
  ...WAYS.mended,
  ...FILES.mended,
  ...DEALS.mended,
  ...REACHED.mended,
  ...ROOMS.mended,
];

/** Faults that nobody made: each is one word less or another. */
export const MADE_UP: readonly Plant[] = [
  plant(
    'a seat is taken over by everybody who asks',
    'take over',
    ['sqlite', 1],
    ['matches/commands/offers.ts', 'return free.includes(seat) ? undefined :', 'return free.length >= 0 ? undefined :'],
  ),
  plant(
    'a seat that was taken over stays offered',
    'take over',
    ['sqlite', 1],
    [
      'matches/log/fold.ts',
      "act.kind === 'back' || act.kind === 'take-over' ? without(offered, seat)",
      "act.kind === 'back' ? without(offered, seat)",
    ],
  ),
  plant(
    'commands do not wait for each other',
    'undo',
    ['sqlite', 2],
    ['matches/commands/handle.ts', '() => enqueue(live, carry)', '() => carry()'],
    ['matches/commands/handle.ts', 'import { enqueue, type LiveTable }', 'import type { LiveTable }'],
  ),
  plant(
    'a command has no name',
    'undo',
    ['sqlite', 1],
    ['matches/commands/moves.ts', '(i === steps.length - 1 ? command.command : null)', '(i < 0 ? command.command : null)'],
  ),
  plant(
    'a step that the clock forced is taken back',
    'clocks',
    ['sqlite', 118],
    ['matches/commands/undo.ts', 'fold.forced.at(-1)?.seq === fold.log.at(-1)?.seq', 'fold.forced.at(-1)?.seq === -1'],
  ),
  plant(
    'half of all people end a match',
    'votes',
    ['sqlite', 1],
    ['matches/log/votes.ts', "yes.size * 2 > people.size ? { kind: 'abandoned' }", "yes.size * 2 >= people.size - 1 ? { kind: 'abandoned' }"],
  ),
  plant('a step back needs nobody but who asks', 'votes', ['sqlite', 1], ['matches/log/votes.ts', 'yes.size === people.size', 'yes.size > 0']),
  plant(
    'two nodes claim the same',
    'notices',
    ['sqlite', 3],
    ['core/lease.ts', 'const own = await claim(row);', 'const own = (await claim(row)) ?? row;'],
  ),
  plant(
    'a notice is not settled once it is on its way',
    'notices',
    ['sqlite', 1],
    ['features/notifications/queue.ts', '    await resolveNotification(db, notice);\n', '    void resolveNotification;\n'],
  ),
  plant('a round is made twice', 'cups', ['sqlite', 8], ['features/tournaments/rounds.ts', "      .where('round', '=', cup.round)\n", '']),
  plant(
    'a match that is counted has no result',
    'cups',
    ['sqlite', 1],
    ['features/ratings/count.ts', 'await addResult(db, outcome, rated !== undefined);', 'void addResult;'],
  ),
  plant(
    'what a guest said stays theirs',
    'merge',
    ['sqlite', 27],
    [
      'features/users/merge-guest.ts',
      "await db.updateTable('chat').set({ person: person.id, name: person.name }).where('person', '=', guest).execute();",
      '',
    ],
  ),
  plant(
    'a guest who went along stays',
    'merge',
    ['sqlite', 1],
    ['features/users/merge-guest.ts', "await db.deleteFrom('people').where('id', '=', guest).execute();", ''],
  ),
  plant('what whoever is gone wished stays', 'deletion', ['sqlite', 1], ['features/users/deletion.ts', "    'wishes',\n", '']),
  plant(
    'matches that begin meanwhile are not looked at',
    'deletion',
    ['sqlite', 1867],
    ['features/users/deletion.ts', 'attempt === ATTEMPTS || tables.every((id) => played.has(id))', 'true'],
  ),
  plant(
    'ends of time are not moved by a pause',
    'clocks',
    ['alone', 50],
    ['features/turns/heartbeat.ts', "column('due', '+', to - from)", "column('due', '+', 0)"],
  ),
  plant(
    'a bot whose turn comes has no job',
    'jobs',
    ['sqlite', 1],
    ['matches/commands/write.ts', '(waiting.includes(seat) ? [{ seat, due: at }] : [])', '(seat < 0 ? [{ seat, due: at }] : [])'],
  ),
  plant(
    'a job stays when its seat has answered',
    'clocks',
    ['sqlite', 2],
    ['matches/commands/write.ts', 'filter(({ seat }) => !waiting.includes(seat));', 'filter(({ seat }) => seat < 0 && !waiting.includes(seat));'],
  ),
  plant(
    'lines of chat are not numbered one by one',
    'undo',
    ['sqlite', 1],
    ['matches/broadcast/chat.ts', '(last?.id ?? 0) + 1', '(last?.id ?? 0) + 2'],
  ),
  plant(
    'who joins a cup may come after its start',
    'cups',
    ['sqlite', 2],
    ['features/tournaments/joining.ts', "where('id', '=', cup).where('status', '=', 'gathering')", "where('id', '=', cup)"],
  ),
  plant(
    'sessions that end all others leave one',
    'sign-in',
    ['sqlite', 7],
    ['features/users/sessions.ts', 'await deleteSessions(services.storage.db, person, which)', '[person, which].map(() => person)'],
  ),
  plant(
    'whoever changes their password keeps their other sessions',
    'sign-in',
    ['sqlite', 1],
    ['features/users/accounts.ts', 'ok(await deleteAccess(db, person, session.id))', 'ok([])'],
  ),
  plant(
    'who takes back gains time',
    'clocks',
    ['sqlite', 44],
    ['core/clock/clocks.ts', 'one.left - (amounts[seat] ?? 0)', 'one.left - (amounts[seat] ?? 0) * 0'],
  ),
  ...LISTS.madeUp,
  ...WAYS.madeUp,
  ...FILES.madeUp,
  ...ANALYSES.madeUp,
  ...DEALS.madeUp,
  ...REACHED.madeUp,
  ...ROOMS.madeUp,
  ...FEEDING.madeUp,
  ...STREAMS.madeUp,
];
