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

interface Answers {
  /** Somebody sits here and can answer. */
  isInteractive: boolean;
  /** All is agreed to beforehand. */
  yes: boolean;
}

/** The words with which firebase-tools asks nothing. */
function quietWords(words: readonly string[], { isInteractive, yes }: Answers): string[] {
  if (isInteractive) return [];
  // Otherwise it gives up where a version has fewer functions. Of indexes it would delete those that others made.
  const isForced = yes && words.includes('functions');
  return ['--non-interactive', ...(isForced ? ['--force'] : [])];
}

/** The programs of this repository. In a script firebase-tools asks nothing. */
export function programsOf({ root, project }: Place, answers: Answers): Programs {
  const quietBuild = { [QUIET_BUILD]: 'true' };
  return {
    firebase: (...words) => {
      const program = join(root, 'node_modules/.bin/firebase');
      // It builds what it deploys.
      return start([program, ...words, ...quietWords(words, answers)], root, quietBuild);
    },
    admin: (...words) =>
      start([process.execPath, join(root, 'tools/commands/admin.ts'), ...words], root, {
        GOOGLE_CLOUD_QUOTA_PROJECT: project,
      }),
    build: () =>
      start([process.execPath, join(root, 'tools/bootstrap.js'), 'build'], root, quietBuild),
  };
}
