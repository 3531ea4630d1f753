import assert from 'node:assert/strict';
import { applyPatch, type Game, heardAs, newMatch, type Patch, playMove, readDocument, type Seat, type Told } from '@madang/kernel';
import type { ServerMessage } from '@madang/wire';
import { z } from 'zod';

const Changes = z.custom<Patch>((value) => Array.isArray(value));

/** What a pair of eyes may know after a step: its view, and what it heard of it. */
export interface Known {
  readonly view: unknown;
  readonly heard: readonly Told[];
}

/** What one pair of eyes may know of a match, step by step. */
export function knowledge(game: Game, document: unknown, eyes: Seat | null): readonly Known[] {
  const read = readDocument(document);
  assert.ok(read.ok);
  let heard: Told[] = [];
  const tell = (event: Told, only?: readonly Seat[], twin?: Told) => {
    const mine = heardAs(eyes, event, only, twin);
    if (mine) heard.push(mine);
  };
  const { seats, seed, options, moves } = read.value;
  const match = newMatch(game, { seats, seed, options }, tell);
  const steps: Known[] = [{ view: game.redact(match.state, eyes), heard }];
  for (const [seat, move] of moves) {
    heard = [];
    assert.ok(playMove(match, seat, move, tell).ok);
    steps.push({ view: game.redact(match.state, eyes), heard });
  }
  return steps;
}

/** Everything that these eyes were sent about the match on one line is what they may know, and no more. Gives the step that it reached. */
export function checkTraffic(received: readonly ServerMessage[], eyes: Seat | null, steps: readonly Known[]): number {
  let view: unknown;
  let seq = 0;
  for (const message of received) {
    if (message.type !== 'view' && message.type !== 'step') continue;
    assert.deepEqual(
      message.views.map((one) => one.seat),
      [eyes],
    );
    assert.ok(!message.decisions?.some((one) => one.seat !== eyes));
    seq = message.seq;
    const known = steps[seq];
    assert.ok(known, `step ${seq} of ${steps.length - 1}`);
    if (message.type === 'view') {
      view = message.views[0]?.view;
      assert.deepEqual(
        message.views[0]?.log.map((entry) => entry.told),
        steps.slice(0, seq + 1).map((step) => step.heard),
      );
    } else {
      view = applyPatch(view, Changes.parse(message.views[0]?.patch));
      assert.deepEqual(message.views[0]?.told, known.heard);
    }
    assert.deepEqual(view, JSON.parse(JSON.stringify(known.view)));
  }
  return seq;
}
