import { type Git, linesOf } from '../update/git.ts';
import { FOR_OWNERS } from '../update/versions.ts';

interface Commit {
  subject: string;
  files: readonly string[];
}

/** Whom a commit concerns: the first of these that has one of its files. */
const READERS = [
  {
    title: 'For the photographer',
    files: /^(?:src\/admin|docs\/handbook|src\/options\/[^/]+\/admin|src\/model\/.*editorTexts)/,
  },
  { title: 'For visitors', files: /^(?:src|public|index\.html|functions\/src|rules)(?:\/|$)/ },
  { title: 'For engineers', files: /./ },
] as const;

const readerOf = ({ files }: Commit): string =>
  READERS.find(({ files: pattern }) => files.some((file) => pattern.test(file)))?.title ??
  'For engineers';

/** The commits since a tag, the oldest first. */
async function commitsSince(git: Git, tag: string): Promise<Commit[]> {
  const range = ['--reverse', '--no-merges', `${tag}..HEAD`];
  const log = await git('log', '--name-only', '--format=%x00%s', ...range);
  return log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [subject = '', ...files] = linesOf(text);
      return { subject, files };
    });
}

/** The section of a version in the changelog, made from the subjects of its commits. */
export async function notesOf(
  git: Git,
  { version, day, since }: { version: string; day: string; since: string },
): Promise<string> {
  const commits = await commitsSince(git, since);
  const parts = READERS.flatMap(({ title }) => {
    const own = commits.filter((commit) => readerOf(commit) === title);
    const lines = own.map(({ subject }) => `- ${subject}`);
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}\n`];
  });
  return [`## ${version} (${day})\n`, ...parts].join('\n');
}

/** The heading of what was written for owners since the newest version. */
const NEXT = '## Next\n';

/** Puts a section before the newest one, with what was written for owners at its beginning. */
export function withNotes(changelog: string, section: string): string {
  const [head = '', ...all] = changelog.split(/^(?=## )/m);
  const others = all.filter((each) => !each.startsWith(NEXT));
  const [words = ''] = all
    .filter((each) => each.startsWith(NEXT))
    .map((each) => each.slice(NEXT.length).trim());
  const [heading = '', ...parts] = section.split(/^(?=### )/m);
  const forOwners = words === '' ? [] : [`${FOR_OWNERS}\n\n${words}\n\n`];
  return [head, heading, ...forOwners, ...parts, '\n', ...others].join('');
}
