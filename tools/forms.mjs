// npm run forms: makes the forms of the server's answers, which the page checks, anew from the schemas of wire/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, node, root } from './setup.mjs';

if (process.argv[2] === 'write') {
  const { formsModule } = await import('@madang/wire/forms');
  const file = join(root, 'web', 'src', 'net', 'forms', 'forms.ts');
  writeFileSync(file, formsModule());
  mustRun(node(), [join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'format', '--write', file], { cwd: root });
} else {
  mustRun(node(), [join(root, 'tools', 'forms.mjs'), 'write'], { cwd: root });
}
