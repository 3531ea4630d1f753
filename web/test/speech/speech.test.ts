import assert from 'node:assert/strict';
import { test } from 'node:test';
import { further, MOST_LETTERS, SILENT, type Speech, speak } from '../../src/assist/speech.ts';

const more = (count: number): string => `${count} more.`;
const said = ({ said: latest }: Speech): string => latest?.text ?? '';

test('what fits is one announcement, each sentence with its end', () => {
  assert.equal(
    said(speak(SILENT, ['Choose an action', 'Two built a dam (A2)', 'Really?'], { more })),
    'Choose an action. Two built a dam (A2). Really?',
  );
});

test('a Chinese sentence ends with a Chinese full stop', () => {
  assert.equal(
    said(speak(SILENT, ['选择一个行动，或跳过', '选择下一个标记（还剩1个）', '第1名 我：$45,000', '对局已结束。'], { more })),
    '选择一个行动，或跳过。 选择下一个标记（还剩1个）。 第1名 我：$45,000。 对局已结束。',
  );
});

test('nothing to say is no announcement', () => {
  const speech = speak(SILENT, ['One.'], { more });
  assert.equal(speak(speech, [], { more }), speech);
  assert.equal(speak(speech, [' '], { more }), speech);
});

test('the same words for another decision are another announcement', () => {
  const once = speak(SILENT, ['Set a price'], { more });
  assert.notEqual(speak(once, ['Set a price'], { more }).said?.id, once.said?.id);
});

test('no announcement is longer than 300 letters, and every sentence is heard once, in order', () => {
  const sentences = Array.from({ length: 40 }, (_, i) => `Sentence ${i} says that somebody built something somewhere.`);
  const heard: string[] = [];
  for (let speech = speak(SILENT, sentences, { more }); ; speech = further(speech, more)) {
    assert.ok(said(speech).length <= MOST_LETTERS, `${said(speech).length} letters`);
    heard.push(said(speech).replace(/ \d+ more\.$/, ''));
    if (speech.rest.length === 0) break;
    assert.match(said(speech), new RegExp(`${speech.rest.length} more\\.$`));
  }
  assert.equal(heard.join(' '), sentences.join(' '));
});

test('a sentence that is too long is divided where one takes breath', () => {
  const long = `They are: ${Array.from({ length: 60 }, (_, i) => `room ${i}`).join(', ')}`;
  let speech = speak(SILENT, [long], { more });
  assert.match(said(speech), /room \d+, \d+ more\.$/);
  const heard = [said(speech)];
  while (speech.rest.length > 0) {
    speech = further(speech, more);
    heard.push(said(speech));
  }
  assert.equal(heard.map((text) => text.replace(/ \d+ more\.$/, '')).join(' '), `${long}.`);
});

test('what waits is kept until the reader has acted', () => {
  const many = Array.from({ length: 20 }, (_, i) => `This is the sentence of number ${i}.`);
  const waiting = speak(SILENT, many, { more });
  const other = speak(waiting, ['Your turn'], { more });
  assert.deepEqual(other.rest, waiting.rest);
  assert.deepEqual(speak(other, ['You built a dam'], { more, anew: true }).rest, []);
  assert.equal(further(speak(SILENT, ['One'], { more }), more).said?.id, 1);
});
