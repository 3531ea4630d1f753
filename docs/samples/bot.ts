// node bot.ts https://madang.example mdg_… [table …]: joins those tables, accepts invitations, plays random moves.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

const [site, token, ...tables] = process.argv.slice(2);

async function ask(path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${site}/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  // Too fast, or busy: the same command may be sent again.
  if (answer.status !== 429 && answer.status !== 503) return answer;
  await setTimeout(5000);
  return ask(path, body);
}

/** Plays until the table waits for somebody else. After a refusal the stream tells of the next turn. */
async function play(table: string): Promise<void> {
  let answer = await ask(`tables/${table}/view`);
  while (answer.ok) {
    const { seq, decisions } = await answer.json();
    if (decisions.length === 0) return;
    const [{ seat, moves }] = decisions;
    const move = moves[Math.floor(Math.random() * moves.length)];
    answer = await ask(`tables/${table}/play`, { seat, seq, command: randomUUID(), moves: [move] });
  }
}

for (const table of tables) await ask(`tables/${table}/join`, {});
const { body } = await ask('stream');
if (!body) throw new Error('no stream');
for await (const line of createInterface({ input: Readable.from(body) })) {
  const { type, table, seat } = JSON.parse(line);
  if (type === 'invited') await ask(`tables/${table}/join`, { seat });
  if (type === 'turn') await play(table);
  if (type === 'over') console.log(`${table} is over`);
}
