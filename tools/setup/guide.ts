import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { fieldsOf, valueAt, withFields, withoutField } from './fields.ts';
import { groups, type Question } from './questions.ts';

/** The person at the keyboard. */
export interface Conversation {
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** The configuration until its last answer: something may be missing or not fit. */
type Draft = Readonly<Record<string, unknown>>;

const questions = groups.flatMap((group) => group.questions);

const issuesOf = (draft: unknown) => siteSchema.safeParse(draft).error?.issues ?? [];

/** The question that an issue is put right with. What several must agree on is up to the last of them. */
function isAbout(path: string, field: string): boolean {
  if (`${path}.`.startsWith(`${field}.`)) return true;
  return questions.findLast((each) => each.field.startsWith(`${path}.`))?.field === field;
}

/** True when the rules of the configuration have nothing against the value of a field. */
function isFitting(draft: unknown, field: string): boolean {
  return !issuesOf(draft).some((issue) => isAbout(issue.path.join('.'), field));
}

const withAnswer = (draft: Draft, field: string, value: unknown) =>
  withFields(draft, fieldsOf(field, value)) as Draft;

interface Answers {
  draft: Draft;
  before: Draft;
}

/** The value that Enter stands for; undefined where none fits. */
function presentAnswer({ field, suggest }: Question, { draft, before }: Answers): unknown {
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
  answers: Answers,
  { ask, say }: Conversation,
): Promise<Draft> {
  const { field, rule, read } = question;
  const present = presentAnswer(question, answers);
  for (;;) {
    const typed = await ask(`  ${question.question} [${shown(question, present)}] `);
    const value = typed.trim() === '' ? present : read(typed);
    const changed = withAnswer(answers.draft, field, value);
    if (isFitting(changed, field)) return changed;
    say(`    ${rule}`);
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
    return was === is ? [] : [`  ${field}: ${was} → ${is}`];
  });
}

const unknownFields = (draft: unknown): string[][] =>
  issuesOf(draft).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path.map(String), key])
      : [],
  );

async function isConfirmed({ ask, say }: Conversation): Promise<boolean> {
  for (;;) {
    const typed = (await ask('Skal det skrives (ja eller nej)? [ja] ')).trim().toLowerCase();
    if (['', 'ja', 'j'].includes(typed)) return true;
    if (['nej', 'n'].includes(typed)) return false;
    say('  Svar ja eller nej.');
  }
}

async function askAll(before: Draft, conversation: Conversation): Promise<Draft> {
  const { say } = conversation;
  let draft = before;
  for (const group of groups) {
    say(`\n${group.title}`);
    for (const question of group.questions)
      draft = await answered(question, { draft, before }, conversation);
  }
  return draft;
}

/** Some rules look at the whole, and are silent until all of it is there. */
async function askAgain(answers: Answers, conversation: Conversation): Promise<Draft> {
  let { draft } = answers;
  for (;;) {
    const left = questions.filter(({ field }) => !isFitting(draft, field));
    if (left.length === 0) return draft;
    conversation.say('\nDet her passer ikke sammen med resten');
    for (const question of left)
      draft = await answered(question, { ...answers, draft }, conversation);
  }
}

/**
 * Leads through all questions, and returns the business that was described; none when nothing has changed
 * or is to be kept. What does not fit in the present file has no answer to keep.
 */
export async function guide(
  present: unknown,
  conversation: Conversation,
): Promise<SiteConfig | undefined> {
  const { say } = conversation;
  const unknown = unknownFields(present);
  const before = unknown.reduce(withoutField, present) as Draft;
  say('Her fortæller du siden, hvis den er. Enter beholder det, der står i [ ].');
  say('Intet skrives, før du har set svarene igennem.');
  if (issuesOf(present).length > 0) say('Noget i filen passer ikke: dér er [ ] tom.');
  const all = await askAll(before, conversation);
  const draft = withCopyright(before, await askAgain({ draft: all, before }, conversation));
  const changes = [
    ...unknown.map((path) => `  ${path.join('.')}: kendes ikke → fjernes`),
    ...changesBetween(before, draft),
  ];
  if (changes.length === 0) {
    say('\nIntet er ændret.');
    return undefined;
  }
  say('\nDet har du ændret:');
  for (const change of changes) say(change);
  const site = siteSchema.parse(draft);
  return (await isConfirmed(conversation)) ? site : undefined;
}
