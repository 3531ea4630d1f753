// Loads one file of the project in a changed form: MUTATED=<its URL> and MUTANT=<the file that holds the changed code>.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { MUTATED, MUTANT } = process.env;
if (MUTATED && MUTANT) {
  registerHooks({
    load: (url, context, next) =>
      url === MUTATED ? { format: 'module', source: readFileSync(MUTANT, 'utf8'), shortCircuit: true } : next(url, context),
  });
}
