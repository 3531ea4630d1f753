import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { newMailer } from '../../../features/notifications/mail.ts';
import type { Message } from '../../../features/notifications/message.ts';
import { newLog } from '../../support/log.ts';
import { mailServer } from '../../support/receivers.ts';
import { afterwards } from '../../support/server.ts';

const LETTER: Message = { id: 'x', title: 'Your turn', body: 'Ada waits', path: '/#/t', facts: {} };
const HERE = 'https://madang.example/#/t';
const LEAVE = 'https://madang.example/leave';

/** A mail server that says to each line by its first word what it is told to, else that all is well. */
async function answering(t: TestContext, answers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((socket) => {
    const say = (text: string) => socket.write(`${text}\r\n`);
    say('220 here');
    createInterface({ input: socket }).on('line', (line) => say(answers[line.split(' ')[0] ?? ''] ?? '250 well'));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(t, () => server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** Sends a mail by such a server; what became of it, and what the log says. */
async function sent(t: TestContext, smtp: string): Promise<string> {
  const { log, lines } = newLog();
  const mailer = newMailer({ smtp, from: 'madang@madang.example' }, log);
  afterwards(t, () => mailer.close());
  const came = await mailer.send('bo@madang.example', LETTER, HERE, LEAVE);
  return [came, ...lines.map(({ level, msg }) => `${level} ${msg}`)].join(', ');
}

test('a mailbox is gone when a mail server says so of it, by one of three codes; all else may be mended; each is written down', async (t) => {
  const refused = (code: number) => answering(t, { RCPT: `${code} no` }).then((url) => sent(t, url));
  const found: Record<number, string> = {};
  for (const code of [450, 549, 550, 551, 552, 553, 554]) found[code] = await refused(code);
  const [gone, failed] = ['gone, 40 a mail was not taken', 'failed, 40 a mail was not taken'];
  assert.deepEqual(found, { 450: failed, 549: failed, 550: gone, 551: gone, 552: failed, 553: gone, 554: failed });
  assert.equal(await sent(t, await answering(t, { MAIL: '550 you may not send' })), failed, 'it is the sender who is refused');
  assert.equal(await sent(t, 'smtp://127.0.0.1:1'), failed, 'nobody is there');
});

test('a mail says what it is about and where it leads, and by its ending how to have no more of them', async (t) => {
  const { url, inbox } = await mailServer(t);
  const { log } = newLog();
  const mailer = newMailer({ smtp: url, from: 'madang@madang.example' }, log);
  afterwards(t, () => mailer.close());
  assert.equal(await mailer.send('bo@madang.example', { ...LETTER, ending: (leave) => `no more: ${leave}` }, HERE, LEAVE), 'sent');
  const notice = await inbox.next();
  assert.deepEqual([notice.to, notice.headers.get('subject')], [['bo@madang.example'], 'Your turn']);
  assert.equal(notice.text.replaceAll('\r', ''), `Ada waits\n\n${HERE}\n\n-- \nno more: ${LEAVE}\n`);
  const told = (mail: typeof notice) => ['auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post'].map((name) => mail.headers.get(name));
  assert.deepEqual(told(notice), ['auto-generated', `<${LEAVE}>`, 'List-Unsubscribe=One-Click']);
  assert.equal(await mailer.send('bo@madang.example', LETTER, null, LEAVE), 'sent');
  const link = await inbox.next();
  assert.equal(link.text.replaceAll('\r', ''), 'Ada waits\n');
  assert.deepEqual(told(link), ['auto-generated', undefined, undefined]);
});
