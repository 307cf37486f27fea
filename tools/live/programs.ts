import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import { QUIET_BUILD } from '../build.ts';
import type { Place, Programs } from './step.ts';

const HINT = 'Siger den, at du ikke er logget ind, så kør: npx firebase login';

type Environment = Readonly<Record<string, string>>;

/** Starts a program that prints and asks on this terminal; a failure is a problem. */
export function start(
  command: readonly string[],
  cwd: string,
  env: Environment = {},
): Promise<void> {
  const [program = '', ...words] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Problem(`${basename(program)} ${words.join(' ')} lykkedes ikke.`, HINT));
    });
  });
}

/** The programs of this repository. In a script firebase-tools asks nothing. */
export function programsOf({ root, project }: Place, isInteractive: boolean): Programs {
  const quiet = isInteractive ? [] : ['--non-interactive'];
  const quietBuild = { [QUIET_BUILD]: 'true' };
  return {
    firebase: (...words) =>
      // It builds what it deploys.
      start([join(root, 'node_modules/.bin/firebase'), ...words, ...quiet], root, quietBuild),
    admin: (...words) =>
      start([process.execPath, join(root, 'tools/commands/admin.ts'), ...words], root, {
        GOOGLE_CLOUD_QUOTA_PROJECT: project,
      }),
    build: () =>
      start([process.execPath, join(root, 'tools/bootstrap.js'), 'build'], root, quietBuild),
  };
}
