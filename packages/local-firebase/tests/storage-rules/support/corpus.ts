import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type CorpusVerdict = 'allow' | 'deny' | 'error' | 'refused';

/** One expression of the corpus, and what becomes of a request whose condition it is. */
export interface CorpusCase {
  section: string;
  declarations: string;
  expression: string;
  verdict: CorpusVerdict;
  /** The answer of the official emulator, where it is decided to differ. */
  official: CorpusVerdict;
}

const LINE = /^(allow|deny|error|refused)(?:\/(allow|deny|error|refused))? +(?:(.*) :: )?(.+)$/;

const isVerdict = (text: string | undefined): text is CorpusVerdict =>
  ['allow', 'deny', 'error', 'refused'].some((verdict) => verdict === text);

function readLine(line: string, section: string): CorpusCase {
  const [, verdict, official = verdict, declarations = '', expression] = LINE.exec(line) ?? [];
  if (!isVerdict(verdict) || !isVerdict(official) || expression === undefined) {
    throw new Error(`This line of the corpus cannot be read: ${line}`);
  }
  return { section, declarations, expression, verdict, official };
}

/** Reads the corpus. A line is `verdict expression` or `verdict declarations :: expression`. */
export function readCorpus(): CorpusCase[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'corpus.txt'), 'utf8');
  const cases: CorpusCase[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) section = line.slice(2);
    else if (line.trim() !== '' && !line.startsWith('//')) cases.push(readLine(line, section));
  }
  return cases;
}

/** A ruleset in which each case guards a document of its own. */
export function corpusRules(cases: readonly { id: number; case: CorpusCase }[]): string {
  const matches = cases.map(
    ({ id, case: { declarations, expression } }) =>
      `match /corpus/case${id} { ${declarations} allow get: if ${expression}; }`,
  );
  return [
    "rules_version = '2';",
    'service cloud.firestore { match /databases/{database}/documents {',
    ...matches,
    '}}',
  ].join('\n');
}
