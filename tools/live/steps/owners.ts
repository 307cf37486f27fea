import * as z from 'zod/mini';
import { normalizeEmail } from '#src/model/account/email.ts';
import { routes } from '#src/model/base/routes.ts';
import { isOwnersUid } from '../../admin/ownersUid.ts';
import { done, missing, type Live, type Step } from '../step.ts';

const lookup = z.object({
  users: z.optional(
    z.array(
      z.object({
        localId: z.string(),
        email: z.optional(z.string()),
        emailVerified: z.optional(z.boolean()),
      }),
    ),
  ),
});

/** Returns for each owner whether the address has an account that no stranger can have made, and whether it is verified. */
async function accountsOfOwners(live: Live) {
  const request = {
    service: 'identitytoolkit',
    path: `v1/projects/${live.project}/accounts:lookup`,
    body: { email: live.business.ownerEmails },
  };
  const { users = [] } = await live.google.ask({ method: 'POST', ...request }, lookup);
  return live.business.ownerEmails.map((email) => {
    const account = users.find(
      (user) => normalizeEmail(user.email ?? '') === normalizeEmail(email),
    );
    const isVerified = account?.emailVerified === true;
    return { email, isTaken: isVerified || isOwnersUid(account?.localId ?? ''), isVerified };
  });
}

const claim = (live: Live): Promise<void> =>
  live.programs.admin('claim-owners', '--project', live.project);

const listed = (emails: readonly { email: string }[]): string =>
  emails.map(({ email }) => email).join(', ');

export const ownersClaimed: Step = {
  id: 'owners-claimed',
  title: 'Ejernes adresser er taget, før andre kan tage dem',
  async check(live) {
    const free = (await accountsOfOwners(live)).filter(({ isTaken }) => !isTaken);
    return free.length === 0 ? done : missing(`Kan tages af andre: ${listed(free)}`);
  },
  run: {
    says: 'Opretter ejernes konti, og sender hver et link til en adgangskode (npm run admin -- claim-owners).',
    act: claim,
  },
};

export const ownersVerified: Step = {
  id: 'owners-verified',
  title: 'Ejerne har valgt en adgangskode',
  async check(live) {
    const waiting = (await accountsOfOwners(live)).filter(({ isVerified }) => !isVerified);
    return waiting.length === 0 ? done : missing(`Mangler: ${listed(waiting)}`);
  },
  run: {
    says: 'Sender hver ejer, der mangler, et nyt link (npm run admin -- claim-owners).',
    asks: 'Linket i mailen gælder en time og fører til butikkens domæne: vent, til det svarer.',
    act: claim,
    thenPerson: true,
  },
  person: ({ business }) => [
    'Hver ejer åbner mailen, følger linket og vælger en adgangskode.',
    `Er linket for gammelt, så bed om et nyt på ${business.origin}${routes.resetPassword}`,
  ],
};
