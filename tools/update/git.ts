import { runQuietly } from '../build.ts';

/** Runs git in a checkout and returns what it printed. */
export type Git = (...words: string[]) => Promise<string>;

export const gitOf =
  (root: string): Git =>
  async (...words) =>
    (await runQuietly('git', ['-C', root, ...words])).trim();

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The files that differ from the last commit, besides new ones. */
export async function changedFiles(git: Git): Promise<string[]> {
  return linesOf(await git('diff', '--name-only', 'HEAD'));
}
