import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isMessageLost, messageIn, type Post, requestOf, waitIn } from '../../../features/webhooks/forms.ts';
import type { Webhook } from '../../../features/webhooks/webhook.ts';

const WEBHOOK: Webhook = {
  ...{ id: 'w', name: 'Club', form: 'discord', address: 'https://chat.example/api/webhooks/1/secret', language: 'en', events: ['tables'] },
  ...{ since: 0, restingUntil: 0, dropped: null, secret: 'secret', room: '!room', token: 'token' },
};

const said = (form: Webhook['form'], body: string, more: Partial<Post> = {}): Readonly<Record<string, unknown>> => {
  const story = { stage: 'open', title: '', body, facts: {} } as const;
  const post = { id: 'x', story, url: 'https://play.example/t/1', mentions: [], added: [], message: null, at: 0, ...more };
  return JSON.parse(requestOf({ ...WEBHOOK, form }, post).body.toString());
};

const NAMES = fc.string({ unit: 'grapheme', maxLength: 60 });

test('no name formats, links or mentions anything in Discord: each sign stands behind a backslash', () => {
  const check = (name: string): void => {
    const { content, allowed_mentions } = said('discord', name);
    const text = String(content).split('\n').slice(1, -1).join('\n');
    assert.doesNotMatch(text.replaceAll(/\\[!-/:-@[-`{-~]/g, ''), /[!-/:-@[-`{-~]/);
    assert.deepEqual(allowed_mentions, { parse: [], users: [] });
  };
  fc.assert(fc.property(NAMES, check));
  for (const name of ['@everyone', '<@123>', '[x](https://evil.example)', '`code`', '||secret||', 'https://evil.example', '# big']) check(name);
});

test('Slack reads no command and no link in a name', () => {
  fc.assert(
    fc.property(NAMES, (name) => {
      const { text, mrkdwn } = said('slack', name);
      assert.doesNotMatch(String(text).replace(/<https:\/\/play\.example\/t\/1>$/, ''), /[<>]/);
      assert.equal(mrkdwn, false);
    }),
  );
  assert.match(String(said('slack', 'a & <!here>').text), /a &amp; &lt;!here&gt;/);
});

test('Matrix gets the name as text without markup, and nobody is mentioned by it', () => {
  fc.assert(
    fc.property(NAMES, (name) => {
      const content = said('matrix', name);
      assert.doesNotMatch(String(content.body), /@(?!\u2060)/);
      assert.doesNotMatch(String(content.formatted_body).replaceAll(/<\/?strong>|<br>/g, ''), /[<>]/);
      assert.deepEqual(content['m.mentions'], { user_ids: [] });
    }),
  );
});

test('a long text is cut: every message stays below 2,000 letters', () => {
  assert.ok(String(said('discord', '*'.repeat(5000)).content).length < 2000);
});

test('an edit goes to the message, in the thread that the address names', () => {
  const story = { stage: 'over', title: 't', body: '', facts: {} } as const;
  const post = { id: 'x', story, url: 'u', mentions: [], added: [], message: '77', at: 0 };
  const { method, address } = requestOf({ ...WEBHOOK, address: `${WEBHOOK.address}?thread_id=5` }, post);
  assert.deepEqual([method, address], ['PATCH', 'https://chat.example/api/webhooks/1/secret/messages/77?thread_id=5&wait=true']);
});

test('the id of a message is read from the answer, and nothing else is taken for one', () => {
  assert.equal(messageIn('discord', '{"id":"123","x":1}'), '123');
  assert.equal(messageIn('discord', '{"id":"../x"}'), null);
  assert.equal(messageIn('matrix', '{"event_id":"$a"}'), '$a');
  for (const form of ['discord', 'slack', 'matrix', 'json'] as const) assert.equal(messageIn(form, '<html>'), null);
  assert.deepEqual([isMessageLost('{"code":10008}'), isMessageLost('{"code":10015}'), isMessageLost('no')], [true, false, false]);
});

test('a wait is read as seconds or a date of the header, or as Discord and Matrix write it', () => {
  assert.equal(waitIn('2.5', '', 0), 2500);
  assert.equal(waitIn('Thu, 01 Jan 1970 00:01:00 GMT', '', 10_000), 50_000);
  assert.equal(waitIn(undefined, '{"retry_after":0.5}', 0), 500);
  assert.equal(waitIn(undefined, '{"retry_after_ms":3000}', 0), 3000);
  assert.equal(waitIn(undefined, 'slow down', 0), undefined);
});
