// A test reporter that ends the process at the first failure: its last line is the file, the test's title and what was wrong.
import { writeSync } from 'node:fs';
import { exit } from 'node:process';
import { now, passed } from './progress.mjs';

export default async function* firstFailure(source) {
  for await (const { type, data } of source) {
    if (type === 'test:fail' && !data.skip && !data.todo) {
      const why = String(data.details.error?.cause?.message ?? '').split('\n')[0];
      writeSync(1, `\n${now.file}: ${data.name} (${why.slice(0, 120)})`);
      exit(1);
    }
    if (type === 'test:pass' && data.nesting === 0) passed(data.name);
    yield '';
  }
}
