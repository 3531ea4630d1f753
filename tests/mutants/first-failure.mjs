// A test reporter that ends the run at the first failure, giving its title and what was wrong; else it gives how many milliseconds
// each file's tests worked, as JSON: all that the process worked, shared out by how long they took.
import { writeSync } from 'node:fs';
import { cpuUsage, exit } from 'node:process';

export default async function* firstFailure(source) {
  const times = {};
  for await (const { type, data } of source) {
    if (type === 'test:fail' && !data.skip) {
      const why = String(data.details.error?.cause?.message ?? '').split('\n')[0];
      writeSync(1, `\n${data.name} (${why?.slice(0, 120)})`);
      exit(1);
    }
    if (type === 'test:pass' && data.nesting === 0 && data.file) times[data.file] = (times[data.file] ?? 0) + data.details.duration_ms;
  }
  const { user, system } = cpuUsage();
  const all = Object.values(times).reduce((sum, time) => sum + time, 0);
  const worked = Object.entries(times).map(([file, time]) => [file, (time / all) * ((user + system) / 1000)]);
  yield `\n${JSON.stringify(Object.fromEntries(worked))}`;
}
