import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../rules/index.ts';
import type { Part } from '../pieces/effects/parts.ts';
import { contractScene, sceneOf, tileScene } from '../pieces/effects/scene.ts';
import { THINGS } from '../pieces/things/things.ts';

const { cards, contracts, metropolises } = deckOf({ options: { deck: 'madang-2' } });

const thingsIn = (parts: readonly Part[]): readonly Part[] => parts.filter((part) => 'thing' in part);

test('UWC-CARD-02 cards that do different things have different pictures, made of the same things', () => {
  const effects = new Map<string, string>();
  for (const card of cards) {
    const { number, kind, requires, instant, permanent, action, production, endScoring } = card;
    const parts = sceneOf(card);
    const picture = JSON.stringify([kind, parts]);
    const effect = JSON.stringify([requires, instant, permanent, action, production, endScoring]);
    assert.ok(thingsIn(parts).length > 0, `card ${number} shows nothing`);
    assert.equal(effects.get(picture) ?? effect, effect, `card ${number} looks like one that does something else`);
    effects.set(picture, effect);
  }
  assert.ok(effects.size > 200, `only ${effects.size} pictures`);
});

test('UWC-VAR-02 UWC-NET-10 contracts and metropolises show what they ask for and what they give', () => {
  const scenes = [...contracts.map(contractScene), ...metropolises.map(tileScene)];
  for (const parts of scenes) {
    const arrow = parts.findIndex((part) => 'mark' in part && part.mark === 'give');
    assert.ok(arrow > 0 && arrow < parts.length - 1, JSON.stringify(parts));
  }
  assert.equal(new Set(scenes.map((parts) => JSON.stringify(parts))).size, scenes.length);
});

test('things are drawn alike by nobody but themselves, with paths inside of their box', () => {
  const drawn = Object.entries(THINGS).map(([name, marks]) => [name, JSON.stringify(marks)] as const);
  assert.equal(new Set(drawn.map(([, marks]) => marks)).size, drawn.length);
  for (const [name, marks] of Object.entries(THINGS))
    for (const [d] of marks) {
      const [, x, y] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(d) ?? [];
      assert.ok(Math.abs(Number(x)) <= 22 && Math.abs(Number(y)) <= 22, `${name}: ${d}`);
      assert.doesNotMatch(d, /NaN|undefined/, name);
    }
});
