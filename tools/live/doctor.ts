import { bold, dim, green, red, yellow } from '../terminal.ts';
import { examine } from './examine.ts';
import type { Terminal } from './goLive.ts';
import { dayOf, type Progress } from './progress.ts';
import { type Finding, isChosen, type Live, type Step } from './step.ts';

interface Visit {
  live: Live;
  print: Terminal['print'];
  progress: Progress;
  steps: readonly Step[];
}

/** The lines that tell how to mend what is missing. */
function cure({ run, person }: Step, { live }: Visit): string[] {
  const byPerson = person?.(live) ?? [];
  const again = `npm run live -- --project ${live.project}`;
  return run && !run.needsTerminal ? [`${again}: ${run.says}`] : byPerson;
}

function show(step: Step, finding: Finding, visit: Visit): void {
  const { print, progress } = visit;
  switch (finding.status) {
    case 'done':
      print(`${green('✔')} ${step.title}`);
      return;
    case 'unknown': {
      const earlier = progress.of(step.id);
      const told =
        earlier?.state === 'confirmed' ? `bekræftet ${dayOf(earlier)}` : 'det kan kun du se';
      print(`${dim('–')} ${step.title}: ${told}`);
      return;
    }
    case 'unanswered':
      print(`${red('?')} ${step.title}: ${finding.why}`);
      return;
    case 'missing': {
      const sign = step.isOptional ? yellow('○') : red('✖');
      print(`${sign} ${step.title}${step.isOptional ? ' (kan undværes)' : ''}: ${finding.why}`);
      if (!finding.stuck) for (const line of cure(step, visit)) print(`    → ${line}`);
    }
  }
}

const isWell = (step: Step, { status }: Finding): boolean =>
  step.isOptional === true || status === 'done' || status === 'unknown';

/** Asks about every step and says how to mend what is missing; returns whether nothing is. */
export async function visitProject(visit: Visit): Promise<boolean> {
  let ill = 0;
  for (const step of visit.steps.filter((each) => isChosen(each, visit.live))) {
    const finding = await examine(step, visit.live);
    show(step, finding, visit);
    if (!isWell(step, finding)) ill += 1;
  }
  visit.print('');
  visit.print(bold(ill === 0 ? 'Alt er, som det skal være.' : `${ill} ting er ikke i orden.`));
  return ill === 0;
}
