// Has a process of its own: the campaigns of other files are kept on the same device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Progress } from '@madang/wire';
import fc from 'fast-check';
import { CAMPAIGNS, keepDevice, keptDevice, keptGrades, noteGrade, noteGuest, PUZZLES, progressChanges } from '../src/progress/kept-progress.ts';
import { beyond, type Device, isEmpty, mostOf, untold, withAnswer } from '../src/progress/merge.ts';

const games = fc.constantFrom('campaigns/siberia', 'puzzles/siberia');
const ids = fc.constantFrom('a', 'b', 'c');
const counts = fc.integer({ min: 0, max: 3 });
const someProgress: fc.Arbitrary<Progress> = fc.dictionary(games, fc.dictionary(ids, counts));

/** Progress without grades that are none, and in one order. */
const told = (progress: Progress): string =>
  JSON.stringify(
    Object.entries(progress)
      .flatMap(([game, all]) => Object.entries(all).map(([id, count]) => [game, id, count] as const))
      .filter(([, , count]) => count > 0)
      .sort(),
  );

test('the highest grades of devices are the same in whatever order they come, and however often', () => {
  fc.assert(
    fc.property(someProgress, someProgress, someProgress, (a, b, c) => {
      assert.equal(told(mostOf(a, b)), told(mostOf(b, a)));
      assert.equal(told(mostOf(mostOf(a, b), c)), told(mostOf(a, mostOf(b, c))));
      assert.equal(told(mostOf(mostOf(a, b), b)), told(mostOf(a, b)));
      assert.equal(told(mostOf(beyond(a, b), b)), told(mostOf(a, b)));
      assert.ok(isEmpty(beyond(a, mostOf(a, b))), 'none is lost');
    }),
  );
});

/** People of a server: those with an account, and guests. */
const PEOPLE = { ada: false, bo: false, guest: true, visitor: true } as const;
type Name = keyof typeof PEOPLE;

/** A server in memory. `late`: requests that reach it once more, after all others. */
function newServer() {
  const kept: Record<Name, Progress> = { ada: {}, bo: {}, guest: {}, visitor: {} };
  const late: (readonly [Name, Progress])[] = [];
  const answer = (person: Name) => ({ person, guest: PEOPLE[person], progress: kept[person] });
  const take = (person: Name, progress: Progress) => {
    kept[person] = mostOf(kept[person], progress);
    return answer(person);
  };
  return { kept, late, answer, take };
}

type Fate = 'well' | 'lost' | 'unanswered' | 'twice';

/** A device shares what it has; each request may be lost, its answer may be, or it comes again later. */
function share(server: ReturnType<typeof newServer>, device: Device, person: Name, fate: Fate = 'well'): Device {
  if (fate === 'lost') return device;
  const found = withAnswer(device, server.answer(person));
  const news = untold(found);
  if (isEmpty(news)) return found;
  if (fate === 'twice') server.late.push([person, news]);
  const answer = server.take(person, news);
  return fate === 'unanswered' ? found : withAnswer(found, answer, news);
}

const earned = (device: Device, progress: Progress): Device => ({ ...device, progress: mostOf(device.progress, progress) });

const NEW: Device = { owner: null, progress: {} };
const fates = fc.constantFrom<Fate>('well', 'lost', 'unanswered', 'twice');

test('whatever is lost, late or sent twice, all devices of an account come to the highest grades of all, and no more', () => {
  const steps = fc.array(fc.record({ at: fc.nat({ max: 2 }), earns: someProgress, fate: fates }), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (all) => {
      const server = newServer();
      const devices = [NEW, NEW, NEW];
      for (const { at, earns, fate } of all) devices[at] = share(server, earned(devices[at] ?? NEW, earns), 'ada', fate);
      for (const [person, progress] of server.late.reverse()) server.take(person, progress);
      const everything = all.reduce((progress, { earns }) => mostOf(progress, earns), {});
      const shared = devices.map((device) => share(server, device, 'ada')).map((device) => share(server, device, 'ada'));
      assert.equal(told(server.kept.ada), told(everything));
      for (const device of shared) assert.equal(told(device.progress), told(everything));
      assert.ok(shared.every((device) => isEmpty(untold(device))));
    }),
  );
});

test('a device that passes from one account to another gives neither the other’s progress', () => {
  const people = fc.constantFrom<Name>('ada', 'bo');
  const steps = fc.array(fc.record({ person: people, earns: someProgress }), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (all) => {
      const server = newServer();
      let device = NEW;
      for (const { person, earns } of all) device = share(server, earned(share(server, device, person), earns), person);
      for (const name of ['ada', 'bo'] as const) {
        const own = all.filter(({ person }) => person === name).reduce((progress, { earns }) => mostOf(progress, earns), {});
        assert.equal(told(server.kept[name]), told(own));
      }
    }),
  );
});

test('progress of before there were accounts, of guests, and of times without a connection find their owner', () => {
  const server = newServer();
  const [two, three] = [{ 'campaigns/siberia': { a: 2 } }, { 'campaigns/siberia': { a: 3 } }];
  assert.deepEqual(share(server, earned(NEW, two), 'ada').owner, { person: 'ada', guest: false, told: two });
  // A guest whose cookie is lost is another one, and the device keeps what it has.
  const guest = share(server, earned(NEW, two), 'guest');
  const visitor = share(server, guest, 'visitor');
  assert.deepEqual([visitor.progress, server.kept.visitor], [two, two]);
  // What a guest told follows them to an account only by the server; what they did not tell comes along.
  assert.deepEqual(share(server, visitor, 'bo').progress, {});
  assert.deepEqual(share(server, earned(visitor, three), 'bo').progress, three);
  // Signing out leaves nothing on the device, and signing in brings it back.
  const left = share(server, share(server, NEW, 'bo'), 'guest');
  assert.deepEqual([left.progress, share(server, left, 'bo').progress], [two, three]);
});

test('a device keeps whose its progress are, and tells of changes alone', () => {
  let changes = 0;
  const stop = progressChanges.subscribe(() => changes++);
  noteGrade(CAMPAIGNS, 'siberia', 'a', 2);
  const owner = { person: 'ada', guest: true, told: {} };
  keepDevice({ ...keptDevice(), owner });
  assert.deepEqual([changes, keptDevice()], [1, { owner, progress: { 'campaigns/siberia': { a: 2 } } }]);
  noteGuest('bo', false);
  assert.equal(keptDevice().owner?.guest, true);
  noteGuest('ada', false);
  assert.equal(keptDevice().owner?.guest, false);
  keepDevice({ owner, progress: { 'puzzles/barrage': { b: 1 }, 'unknown/barrage': { b: 1 } } });
  assert.deepEqual([changes, keptGrades(CAMPAIGNS, 'siberia').size, keptGrades(PUZZLES, 'barrage').get('b')], [2, 0, 1]);
  noteGrade(PUZZLES, 'barrage', 'b', 1);
  assert.equal(changes, 2);
  stop();
});
