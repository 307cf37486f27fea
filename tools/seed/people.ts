import { site } from '#src/config/site.ts';
import type { Presence, UserProfile } from '#src/model/account/schema.ts';
import { documents, realtimePaths } from '#src/model/base/paths.ts';
import { routes } from '#src/model/base/routes.ts';
import { type DemoAccount, DEMO_ACCOUNTS, fullName } from './accounts.ts';
import type { SeedPlan } from './places.ts';

const REGISTERED_AT = new Date('2024-11-03T10:00:00Z');
const LAST_SEEN_AT = new Date('2025-09-22T09:12:00Z');

/** The profiles of the demo accounts, and when the administrators were last seen. */
export function planPeople(): Pick<SeedPlan, 'documents' | 'nodes'> {
  const presenceEmails: readonly string[] = site.presenceEmails;
  const admins = DEMO_ACCOUNTS.filter(({ email }) => presenceEmails.includes(email));
  return {
    documents: new Map<string, object>([
      ...DEMO_ACCOUNTS.map((account) => profileOf(account)),
      ...admins.map((account) => presenceOf(account)),
    ]),
    nodes: new Map(DEMO_ACCOUNTS.filter(({ isAdmin }) => !isAdmin).map(onlineNodeOf)),
  };
}

function profileOf(account: DemoAccount): [string, UserProfile] {
  const { uid, email, firstName, lastName, phoneNumber, isAdmin } = account;
  return [
    documents.user.build({ uid }),
    {
      uid,
      email,
      name: fullName(account),
      displayName: fullName(account),
      firstName,
      lastName,
      phoneNumber,
      phone: phoneNumber,
      originalPhoneNumber: phoneNumber,
      photoURL: '',
      emailVerified: true,
      isAdmin,
      createdAt: REGISTERED_AT,
      updatedAt: REGISTERED_AT,
      lastLogin: LAST_SEEN_AT,
    },
  ];
}

function presenceOf(account: DemoAccount): [string, Presence] {
  const { email } = account;
  return [
    documents.presence.build({ email }),
    { email, name: fullName(account), online: false, lastSeen: LAST_SEEN_AT },
  ];
}

/** Somebody whose browser closed long ago: the list of who is online must leave them out. */
function onlineNodeOf(account: DemoAccount): [string, object] {
  const at = LAST_SEEN_AT.getTime();
  return [
    realtimePaths.onlineUser.build({ uid: account.uid }),
    {
      uid: account.uid,
      email: account.email,
      displayName: fullName(account),
      phoneNumber: account.phoneNumber,
      currentPage: routes.home,
      isOnline: true,
      isAdmin: false,
      lastSeen: at,
      timestamp: at,
    },
  ];
}
