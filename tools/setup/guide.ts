import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { fieldsOf, valueAt, withFields } from './fields.ts';
import { groups, type Question } from './questions.ts';

/** The person at the keyboard. */
export interface Conversation {
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** True when the rules of the configuration have nothing against the value at a path. */
function isFitting(config: unknown, path: string): boolean {
  const issues = siteSchema.safeParse(config).error?.issues ?? [];
  return !issues.some((issue) => `${issue.path.join('.')}.`.startsWith(`${path}.`));
}

/** Asks until the answer fits; Enter keeps what is shown in brackets. */
async function answered(
  { field, question, rule, read, show, suggest }: Question,
  { site, before }: { site: SiteConfig; before: SiteConfig },
  { ask, say }: Conversation,
): Promise<SiteConfig> {
  const present = suggest ? suggest(site, before) : valueAt(site, field);
  for (;;) {
    const typed = await ask(`  ${question} [${show(present)}] `);
    const value = typed.trim() === '' ? present : read(typed);
    const changed = withFields(site, fieldsOf(field, value)) as SiteConfig;
    if (isFitting(changed, field)) return changed;
    say(`    ${rule}`);
  }
}

/** The words at the foot of the page follow the name, unless somebody chose others. */
function withCopyright(before: SiteConfig, after: SiteConfig): SiteConfig {
  const followed = before.copyrightText === `© ${before.businessName}`;
  return followed ? { ...after, copyrightText: `© ${after.businessName}` } : after;
}

function changesBetween(before: SiteConfig, after: SiteConfig): string[] {
  return groups.flatMap(({ questions }) =>
    questions.flatMap(({ field, show }) => {
      const [was, is] = [before, after].map((site) => show(valueAt(site, field)));
      return was === is ? [] : [`  ${field}: ${String(was)} → ${String(is)}`];
    }),
  );
}

async function isConfirmed({ ask, say }: Conversation): Promise<boolean> {
  for (;;) {
    const typed = (await ask('Skal det skrives (ja eller nej)? [ja] ')).trim().toLowerCase();
    if (['', 'ja', 'j'].includes(typed)) return true;
    if (['nej', 'n'].includes(typed)) return false;
    say('  Svar ja eller nej.');
  }
}

/**
 * Leads through all questions, and returns the business that was described; none when nothing has changed
 * or is to be kept.
 */
export async function guide(
  present: SiteConfig,
  conversation: Conversation,
): Promise<SiteConfig | undefined> {
  const { say } = conversation;
  say('Her fortæller du siden, hvis den er. Enter beholder det, der står i [ ].');
  say('Intet skrives, før du har set svarene igennem.');
  let site = present;
  for (const { title, questions } of groups) {
    say(`\n${title}`);
    for (const question of questions) {
      site = await answered(question, { site, before: present }, conversation);
    }
  }
  site = withCopyright(present, site);
  const changes = changesBetween(present, site);
  if (changes.length === 0) {
    say('\nIntet er ændret.');
    return undefined;
  }
  say('\nDet har du ændret:');
  for (const change of changes) say(change);
  return (await isConfirmed(conversation)) ? site : undefined;
}
