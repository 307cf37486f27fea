import { join } from 'node:path';
import { runQuietly } from '../build.ts';
import { release } from '../release/release.ts';
import { runProgram } from '../terminal.ts';
import { gitOf } from '../update/git.ts';

const root = join(import.meta.dirname, '../..');

await runProgram(async () => {
  const version = await release({
    root,
    git: gitOf(root),
    level: process.argv[2],
    now: new Date(),
    async keepShape(name) {
      const script = join(root, 'tests/releasedShapes/keep.ts');
      await runQuietly(process.execPath, ['--conditions=test-business', script, name]);
      // The checks of the version that is being made read it.
      const shape = join(root, `tests/releasedShapes/${name}.json`);
      await runQuietly(join(root, 'node_modules/.bin/oxfmt'), [shape]);
    },
  });
  console.log(`Version ${version} is made. Publish it: git push --follow-tags`);
  return true;
});
