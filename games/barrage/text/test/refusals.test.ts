import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatArgument } from '@madang/kernel';
import { argumentsOf } from '@madang/text';
import { type Reasons, refusal } from '../../rules/refusals.ts';
import { words } from '../sources.ts';
import { inEveryLanguage } from './speech.ts';

const en = await words('en');

/** The arguments of every reason: forgetting one does not compile. */
const ARGUMENTS: { readonly [R in keyof Reasons]: Reasons[R] } = {
  'company-gone': {},
  'starting-contract-gone': { contract: 'G10' },
  'space-taken': { space: 'turbine-plus2-left', seat: seatArgument(1) },
  'space-closed': { space: 'turbine-plus2-left', needed: 2, here: 2 },
  'expert-only': { space: 'turbine-plus2-left' },
  'too-few-engineers': { needed: 2, here: 2 },
  'too-few-credits': { needed: 2, here: 2 },
  'too-few-excavators': { needed: 2, here: 2 },
  'too-few-mixers': { needed: 2, here: 2 },
  'too-few-machines': { needed: 2, here: 2 },
  'red-site-fee': { site: 'D5u', needed: 2, here: 2 },
  'no-construction-space': {},
  'nothing-to-build': {},
  'no-unmanned-construction': {},
  'no-production': { best: 2 },
  'no-powerhouse': {},
  'needs-drops': { powerhouse: 'P8-2', dam: 'D5l' },
  'needs-conduit': { powerhouse: 'P8-2', conduit: 'C5a' },
  'needs-dam': { powerhouse: 'P8-2', dam: 'D5l' },
  'needs-conduit-and-drops': { powerhouse: 'P8-2', conduit: 'C5a', dam: 'D5l' },
  'needs-conduit-and-dam': { powerhouse: 'P8-2', conduit: 'C5a', dam: 'D5l' },
  'no-patent': {},
  'no-contract-offered': {},
  'engineers-left': { here: 2 },
  'not-mahiri': {},
  'copy-space-taken': {},
  'copied-already': { officer: 'jill-mcdowell' },
  'officer-not-copyable': { officer: 'jill-mcdowell' },
  'no-engineer-after-copy': {},
  'tile-not-here': { tile: 'adv-1-base' },
  'tile-not-on-wheel': { tile: 'adv-1-base' },
  'nothing-on-wheel': {},
  'tile-needs-engineers': { tile: 'adv-1-base' },
  'wrong-tile': { tile: 'adv-1-base', structure: 'base' },
  'no-piece-left': { structure: 'base' },
  'no-site': { structure: 'base' },
  'wrong-site': { site: 'D5u', structure: 'base' },
  'site-taken': { site: 'D5u' },
  'own-base-in-basin': { site: 'D5u', other: 'D5l' },
  'own-powerhouse-in-basin': { site: 'D5u', other: 'D5l' },
  'not-own-dam': { site: 'D5u' },
  'dam-at-full-height': { site: 'D5u' },
  'area-not-allowed': { site: 'D5u' },
  'value-too-high': { site: 'D5u', value: 2, most: 2 },
  'wrong-price': { needed: 2 },
  'not-own-powerhouse': { site: 'D5u' },
  'same-powerhouse': { site: 'D5u' },
  'foreign-dam': { site: 'D5u' },
  'no-dam': { site: 'D5u' },
  'dam-empty': { site: 'D5u' },
  'no-conduit': { site: 'D5u' },
  'conduit-fee': { needed: 2, here: 2 },
  'total-too-small': { total: 2 },
  'too-few-drops': { needed: 2, here: 2 },
  'contract-too-large': { contract: 'G10', needed: 2, here: 2 },
  'contract-not-held': { contract: 'G10' },
  'not-by-tile': { contract: 'G10' },
  'must-place': {},
  'contract-not-offered': { contract: 'G10' },
  'machines-number': { needed: 2 },
  'over-hand-limit': { surplus: 2 },
};

const isReason = (key: string): key is keyof Reasons => Object.hasOwn(ARGUMENTS, key);

test('every reason of a refusal can be said, and its text names no argument that the rules do not give', () => {
  for (const reason of Object.keys(ARGUMENTS).filter(isReason)) {
    const { why } = refusal('BAR-ACT-02', reason, ARGUMENTS[reason]);
    inEveryLanguage(why);
    const text = en[`barrage.refuse.${reason}`] ?? '';
    assert.deepEqual(
      argumentsOf(text).filter((name) => !Object.hasOwn(why.args ?? {}, name)),
      [],
      reason,
    );
  }
});

test('every text of a refusal belongs to a reason', () => {
  const reasons = Object.keys(en).filter((key) => key.startsWith('barrage.refuse.'));
  assert.deepEqual(
    reasons.toSorted(),
    Object.keys(ARGUMENTS)
      .map((reason) => `barrage.refuse.${reason}`)
      .toSorted(),
  );
});

test('figures stand in the reason, in every language', () => {
  const said = inEveryLanguage({ key: 'barrage.refuse.too-few-excavators', args: { needed: 8, here: 5 } });
  assert.equal(said.en, 'Not enough excavators: you need 8 and have 5');
  assert.equal(said.ko, '굴착기가 모자랍니다: 8대 필요, 5대 있음');
  assert.equal(said.zh, '挖掘机不足：需要8台，现有5台');
});
