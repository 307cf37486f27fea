import { relative } from 'node:path';
import type { RulesService } from './mutants/mutate.ts';
import type { Judged } from './runMutants.ts';

const SHORT = 70;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line;
}

/** One mutant for a person: what was changed where, and what became of it. */
export function lineFor(service: RulesService, { mutant, verdict }: Judged): string {
  const { key, line, operator, before, text } = mutant;
  const by =
    verdict.kind === 'survived'
      ? ''
      : ` (${relative('.', verdict.file)}: ${short(verdict.kind === 'killed' ? verdict.test : verdict.message)})`;
  const change = before === '' ? `add «${short(text)}»` : `«${short(before)}» → «${short(text)}»`;
  return `${verdict.kind} ${key} ${service}:${String(line)} ${operator}: ${change}${by}`;
}

/** The numbers of one rules file. */
export function summaryOf(service: RulesService, judged: readonly Judged[]): string {
  const count = (kind: string) =>
    String(judged.filter(({ verdict }) => verdict.kind === kind).length);
  return `${service}: ${count('killed')} killed, ${count('survived')} survived, ${count('broken')} do not load`;
}
