import * as z from 'zod/mini';
import { formatDate, isoDay, startOfDay } from '#src/model/base/dates.ts';
import { collections } from '#src/model/base/paths.ts';
import { lastPayoutDay } from '#src/model/giftCards/balance.ts';
import { askIfPresent } from '../google.ts';
import { done, missing, type Live, type Step } from '../step.ts';
import { databasePath } from './stores.ts';

const cards = z.object({
  documents: z.optional(
    z.array(z.object({ fields: z.object({ lastDay: z.object({ stringValue: z.string() }) }) })),
  ),
});

/** The last day of the card that is valid for longest; undefined where none was ever issued. */
async function lastDayOfAll(live: Live): Promise<string | undefined> {
  const query = `pageSize=1&orderBy=${encodeURIComponent('lastDay desc')}`;
  const path = `${databasePath(live)}/documents/${collections.giftCards}?${query}`;
  const answer = await askIfPresent(live.google, { service: 'firestore', path }, cards);
  return answer?.documents?.[0]?.fields.lastDay.stringValue;
}

/** A shop that has turned gift cards off owes its customers what is left on them. */
export const giftCardsStep: Step = {
  id: 'gift-cards',
  title: 'Solgte gavekort kan bruges',
  isChosen: ({ business }) => business.giftCards === false,
  async check(live) {
    const lastDay = await lastDayOfAll(live);
    return lastDay === undefined || isoDay(new Date()) > lastPayoutDay(lastDay)
      ? done
      : missing(`Der er gavekort, som gælder til ${formatDate(startOfDay(lastDay))}.`);
  },
  person: ({ project }) => [
    'Skriv "giftCards" i site.config.json igen. Med en tom liste i "amounts" sælger butikken ikke flere, men tager imod dem, der er solgt.',
    `Læg funktioner og side op igen: npx firebase deploy --only functions,hosting --project ${project}`,
  ],
};
