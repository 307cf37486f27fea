import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { isAbout, issuesOf, questions, unknownFields } from './faults.ts';
import { fieldsOf, valueAt, withFields, withoutField } from './fields.ts';
import type { Answers, KeptAnswers } from './keptAnswers.ts';
import { groups, type Question } from './questions.ts';

/** The person at the keyboard. */
export interface Conversation {
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** The configuration until its last answer: something may be missing or not fit. */
type Draft = Readonly<Record<string, unknown>>;

/** True when the rules of the configuration have nothing against the value of a field. */
function isFitting(draft: unknown, field: string): boolean {
  return !issuesOf(draft).some((issue) => isAbout(issue.path.join('.'), field));
}

const withAnswer = (draft: Draft, field: string, value: unknown) =>
  withFields(draft, fieldsOf(field, value)) as Draft;

interface Drafts {
  draft: Draft;
  before: Draft;
}

const numberOf = (question: Question): number => questions.indexOf(question) + 1;

/** The value that Enter stands for; undefined where none fits. */
function presentAnswer({ field, suggest }: Question, { draft, before }: Drafts): unknown {
  const whole = siteSchema.safeParse(before).data;
  const value = whole && suggest ? suggest(draft as SiteConfig, whole) : valueAt(draft, field);
  return isFitting(withAnswer(draft, field, value), field) ? value : undefined;
}

const shown = ({ show }: Question, value: unknown): string =>
  value === undefined ? '' : show(value);

const told = ({ show, words = show }: Question, value: unknown): string => words(value);

/** Asks until the answer fits; Enter keeps what is shown in brackets. */
async function answered(
  question: Question,
  drafts: Drafts,
  { ask, say }: Conversation,
): Promise<Draft> {
  const { field, rule, read, warns } = question;
  const present = presentAnswer(question, drafts);
  const words = `  ${numberOf(question)}. ${question.question} [${shown(question, present)}] `;
  for (;;) {
    const typed = await ask(words);
    const value = typed.trim() === '' ? present : read(typed);
    const changed = withAnswer(drafts.draft, field, value);
    const isRight = isFitting(changed, field);
    const remark = isRight ? warns?.(value) : rule;
    if (remark !== undefined) say(`    ${remark}`);
    if (isRight) return changed;
  }
}

/** The words at the foot of the page follow the name, unless somebody chose others. */
function withCopyright(before: Draft, after: Draft): Draft {
  const { copyrightText, businessName } = before;
  const followed =
    copyrightText === `© ${String(businessName)}` || !isFitting(before, 'copyrightText');
  return followed ? { ...after, copyrightText: `© ${String(after['businessName'])}` } : after;
}

function changesBetween(before: Draft, after: Draft): string[] {
  return questions.flatMap((question) => {
    const { field } = question;
    const was = isFitting(before, field) ? told(question, valueAt(before, field)) : 'passer ikke';
    const is = told(question, valueAt(after, field));
    return was === is ? [] : [`  ${numberOf(question)}. ${field}: ${was} → ${is}`];
  });
}

const words: Readonly<Record<string, boolean>> = {
  '': true,
  ja: true,
  j: true,
  nej: false,
  n: false,
};

/** Asks for a yes or a no; Enter is a yes. */
async function isAgreed(question: string, { ask, say }: Conversation): Promise<boolean> {
  for (;;) {
    const answer = words[(await ask(`${question} (ja eller nej)? [ja] `)).trim().toLowerCase()];
    if (answer !== undefined) return answer;
    say('  Svar ja eller nej.');
  }
}

/** The answers of a conversation that was left, which the person may go on with. */
async function answersBefore(kept: KeptAnswers, conversation: Conversation): Promise<Answers> {
  const answers = kept.read();
  if (Object.keys(answers).length === 0) return {};
  if (await isAgreed('Der er svar fra sidst. Vil du fortsætte, hvor du slap', conversation))
    return answers;
  kept.forget();
  return {};
}

/** Asks what is not answered yet, and keeps each answer at once. */
async function askAll(
  before: Draft,
  conversation: Conversation,
  kept: KeptAnswers,
): Promise<Draft> {
  let answers = await answersBefore(kept, conversation);
  let draft = questions
    .filter(({ field }) => field in answers)
    .reduce((known, { field }) => withAnswer(known, field, answers[field]), before);
  for (const group of groups) {
    const open = group.questions.filter(({ field }) => !(field in answers));
    if (open.length > 0) conversation.say(`\n${group.title}`);
    for (const question of open) {
      draft = await answered(question, { draft, before }, conversation);
      answers = { ...answers, [question.field]: valueAt(draft, question.field) };
      kept.keep(answers);
    }
  }
  return draft;
}

/** Some rules look at the whole, and are silent until all of it is there. */
async function askAgain(drafts: Drafts, conversation: Conversation): Promise<Draft> {
  let { draft } = drafts;
  for (;;) {
    const left = questions.filter(({ field }) => !isFitting(draft, field));
    if (left.length === 0) return draft;
    conversation.say('\nDet her passer ikke sammen med resten');
    for (const question of left)
      draft = await answered(question, { ...drafts, draft }, conversation);
  }
}

const allAnswers = (draft: Draft): Answers =>
  Object.fromEntries(questions.map(({ field }) => [field, valueAt(draft, field)]));

function allChanges({ draft, before }: Drafts, unknown: readonly string[][]): string[] {
  return [
    ...unknown.map((path) => `  ${path.join('.')}: kendes ikke → fjernes`),
    ...changesBetween(before, draft),
  ];
}

/** The question that a person wants to answer anew; undefined when there is none. */
async function questionToMend({ ask, say }: Conversation): Promise<Question | undefined> {
  for (;;) {
    const typed = await ask('Hvilket svar vil du rette (tallet foran, eller Enter for ingen)? ');
    const question = questions[Number(typed) - 1];
    if (question || /^(?:nej|n)?$/i.test(typed.trim())) return question;
    say(`  Skriv et tal fra 1 til ${questions.length}.`);
  }
}

/**
 * Leads through all questions, and returns the business that was described; none when nothing has changed
 * or is to be kept. What does not fit in the present file has no answer to keep.
 */
export async function guide(
  present: unknown,
  conversation: Conversation,
  kept: KeptAnswers,
): Promise<SiteConfig | undefined> {
  const { say } = conversation;
  const unknown = unknownFields(present);
  const before = unknown.reduce(withoutField, present) as Draft;
  say('Her fortæller du siden, hvis den er. Enter beholder det, der står i [ ].');
  say('Intet skrives, før du har set svarene igennem. Går du fra det, huskes de til næste gang.');
  if (issuesOf(present).length > 0) say('Noget i filen passer ikke: dér er [ ] tom.');
  let draft = await askAll(before, conversation, kept);
  for (;;) {
    draft = await askAgain({ draft, before }, conversation);
    kept.keep(allAnswers(draft));
    const changes = allChanges({ draft, before }, unknown);
    say(changes.length === 0 ? '\nIntet er ændret.' : '\nDet har du ændret:');
    for (const change of changes) say(change);
    if (changes.length === 0) {
      kept.forget();
      return undefined;
    }
    const question = await questionToMend(conversation);
    if (!question) break;
    draft = await answered(question, { draft, before }, conversation);
  }
  const site = siteSchema.parse(withCopyright(before, draft));
  return (await isAgreed('Skal det skrives', conversation)) ? site : undefined;
}
