import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../live/writeWhole.ts';

/** Answers that are not written into the configuration yet, by their field. */
export type Answers = Readonly<Record<string, unknown>>;

/** The answers of a conversation that was left before its end. */
export interface KeptAnswers {
  read: () => Answers;
  keep: (answers: Answers) => void;
  forget: () => void;
}

/** Keeps answers on this machine, in a file that Git does not know. */
export function keptAnswers(root: string): KeptAnswers {
  const file = join(root, '.local', 'setup.json');
  return {
    read() {
      if (!existsSync(file)) return {};
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Answers;
      } catch {
        // Answers that cannot be read are asked for again.
        return {};
      }
    },
    keep: (answers) => writeWhole(file, `${JSON.stringify(answers, null, 2)}\n`),
    forget: () => rmSync(file, { force: true }),
  };
}
