import { setTimeout } from 'node:timers/promises';
import { Problem } from 'local-firebase/problem';
import { messageOf } from '../messageOf.ts';
import { bold, dim, green, red, yellow } from '../terminal.ts';
import { examine } from './examine.ts';
import { dayOf, type Progress } from './progress.ts';
import { type Finding, isChosen, type Live, type Place, type Step } from './step.ts';

/** The person at the keyboard. */
export interface Terminal {
  print: (line: string) => void;
  ask: (question: string) => Promise<string>;
  /** False in a script, where nobody can type. */
  isInteractive: boolean;
}

export interface Session {
  live: Live;
  terminal: Terminal;
  progress: Progress;
  steps: readonly Step[];
  /** Costs and what cannot be taken back are agreed to beforehand. */
  yes: boolean;
  pauseMs: number;
  /** The command that goes on from here. */
  command: string;
}

const isYes = (answer: string): boolean => /^j(a)?$/i.test(answer.trim());

/** Asks before something that costs, cannot be taken back or is seen by others. */
export async function isAgreedTo(
  why: string,
  { terminal, yes }: Pick<Session, 'terminal' | 'yes'>,
): Promise<boolean> {
  terminal.print(`  ${yellow('!')} ${why}`);
  if (yes) return true;
  if (!terminal.isInteractive)
    terminal.print('  Her er ingen, der kan svare. Skal det gøres, så tilføj --yes.');
  return terminal.isInteractive && isYes(await terminal.ask('  Skal det gøres? (j/n) '));
}

/** A thing that is made at Google is there after seconds, the services of a project after a minute. */
const TRIES = 20;

async function waitUntilDone(step: Step, { live, pauseMs }: Session): Promise<Finding> {
  let finding = await examine(step, live);
  for (let tries = 1; tries < TRIES && finding.status === 'missing'; tries += 1) {
    await setTimeout(pauseMs);
    finding = await examine(step, live);
  }
  return finding;
}

function showFailure(error: unknown, { print }: Terminal): void {
  print(`  ${red('✖')} ${messageOf(error)}`);
  if (error instanceof Problem) for (const line of error.advice) print(`    ${line}`);
}

/** Has the command do what is missing, and looks whether it is done then. */
async function mend(step: Step, finding: Finding, session: Session): Promise<Finding> {
  const { run } = step;
  const { terminal, live, progress } = session;
  if (!run || (run.needsTerminal && !terminal.isInteractive)) return finding;
  terminal.print(`  ${run.says}`);
  if (run.asks !== undefined && !(await isAgreedTo(run.asks, session))) return finding;
  progress.note(step.id, 'begun');
  try {
    await run.act(live);
  } catch (error) {
    showFailure(error, terminal);
    // A request that failed on its way back may have been done all the same, also by an earlier run.
    return examine(step, live);
  }
  return run.thenPerson ? examine(step, live) : waitUntilDone(step, session);
}

function showPersons(step: Step, { terminal, live }: Session): void {
  for (const line of step.person?.(live) ?? []) terminal.print(`  ${bold('→')} ${line}`);
}

const reasonOf = (finding: Finding): string => ('why' in finding ? finding.why : '');

/** Says what a person is to do, and looks again until it is done or passed over. */
async function waitForPerson(step: Step, finding: Finding, session: Session): Promise<Finding> {
  const { terminal, live } = session;
  if (!step.person || finding.status === 'done') return finding;
  showPersons(step, session);
  let found: Finding = finding;
  while (found.status !== 'done' && terminal.isInteractive) {
    const answer = await terminal.ask('  Tryk Enter, når det er gjort, eller s for at gå videre: ');
    if (answer.trim().toLowerCase() === 's') return found;
    found = await examine(step, live);
    if (found.status !== 'done') terminal.print(`  ${red('✖')} ${reasonOf(found)}`);
  }
  return found;
}

/** A step that nobody but a person can see is done when a person says so. */
async function askPerson(step: Step, session: Session): Promise<boolean> {
  const { terminal, progress } = session;
  if (progress.of(step.id)?.state === 'confirmed') return true;
  showPersons(step, session);
  if (!terminal.isInteractive || !isYes(await terminal.ask('  Er det gjort? (j/n) '))) return false;
  progress.note(step.id, 'confirmed');
  return true;
}

function tellOfEarlierRun(step: Step, { progress, terminal }: Session): void {
  const earlier = progress.of(step.id);
  if (earlier?.state === 'begun')
    terminal.print(dim('  Sidste gang blev trinnet afbrudt. Det tages igen.'));
  if (earlier?.state === 'done')
    terminal.print(dim(`  Det var gjort ${dayOf(earlier)}, men er det ikke længere.`));
}

async function complete(step: Step, finding: Finding, session: Session): Promise<Finding> {
  if (finding.status !== 'missing') return finding;
  tellOfEarlierRun(step, session);
  session.terminal.print(`  ${finding.why}`);
  if (finding.stuck) return finding;
  const after = await mend(step, finding, session);
  return after.status === 'missing' && after.stuck ? after : waitForPerson(step, after, session);
}

/** Takes one step; returns what is left of it, or undefined when it is done. */
async function take(step: Step, session: Session): Promise<Finding | undefined> {
  const { terminal, live, progress } = session;
  terminal.print(bold(step.title));
  const finding = await complete(step, await examine(step, live), session);
  if (finding.status === 'done') {
    progress.note(step.id, 'done');
    terminal.print(`  ${green('✔')} i orden`);
    return undefined;
  }
  if (finding.status === 'unknown') {
    const isConfirmed = await askPerson(step, session);
    if (isConfirmed) terminal.print(`  ${green('✔')} bekræftet`);
    return isConfirmed ? undefined : finding;
  }
  terminal.print(`  ${red('✖')} ${finding.why}`);
  return finding;
}

interface Left {
  step: Step;
  finding: Finding;
}

/** A shop opens without what is optional, and without what nobody but a person can see. */
const isOpen = ({ step, finding }: Left): boolean =>
  !step.isOptional && finding.status !== 'unknown';

function conclude(left: readonly Left[], { terminal: { print }, command }: Session): boolean {
  print('');
  if (left.length === 0) print(green('Alt er gjort. Butikken er klar.'));
  else print(bold('Tilbage:'));
  for (const { step, finding } of left)
    print(`  ${step.title}${step.isOptional ? ' (kan undværes)' : ''}. ${reasonOf(finding)}`);
  if (left.length > 0) print(`Kør ${command} igen, når du vil: den fortsætter herfra.`);
  return !left.some(isOpen);
}

/** Takes every step between an empty project and an open shop; returns whether nothing is left to do. */
export async function goLive(session: Session): Promise<boolean> {
  const { steps, terminal } = session;
  const left: Left[] = [];
  for (const step of steps) {
    // Asked step by step: the one before may have written down what this one is for.
    if (!isChosen(step, session.live)) continue;
    const finding = await take(step, session);
    if (finding) left.push({ step, finding });
    if (finding && step.isNeeded) {
      terminal.print('Resten bygger på dette trin.');
      break;
    }
  }
  return conclude(left, session);
}

/** Prints every step of this shop and what it would do; asks nobody. */
export function printPlan(steps: readonly Step[], place: Place, print: Terminal['print']): void {
  const chosen = steps.filter((step) => isChosen(step, place));
  for (const [at, { title, run, person, isOptional }] of chosen.entries()) {
    print(bold(`${at + 1}. ${title}${isOptional ? ' (kan undværes)' : ''}`));
    if (run) print(`  ${run.says}`);
    if (run?.asks !== undefined) print(`  ${yellow('!')} Spørger først: ${run.asks}`);
    const byPerson = person?.(place) ?? [];
    if (run && byPerson.length > 0) print('  Lykkes det ikke, gør du det selv:');
    for (const line of byPerson) print(`  ${bold('→')} ${line}`);
  }
}
