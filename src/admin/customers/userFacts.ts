import { site } from '#src/config/site.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { phoneLabel } from '#src/model/account/customers.ts';
import type { UserRecord } from '#src/model/account/schema.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';

export type UserColumn = keyof typeof texts.columns;

export const userColumns = Object.keys(texts.columns) as UserColumn[];

function phoneText(user: UserRecord): string {
  const label = phoneLabel(user, site.presenceEmails);
  if (label.kind === 'phone') return label.text;
  return label.kind === 'admin' ? texts.adminPhone : texts.phoneMissing;
}

/** What the table says of a user, column by column. */
export function userFacts(user: UserRecord): Record<UserColumn, string> {
  const { email, firstName, lastName, isAdmin, createdAt, lastLogin } = user;
  return {
    email: email || '–',
    firstName: firstName || '–',
    lastName: lastName || '–',
    phone: phoneText(user),
    accountType: isAdmin ? texts.accountTypes.admin : texts.accountTypes.user,
    created: createdAt ? formatDate(createdAt) : '–',
    lastLogin: lastLogin ? formatDateTime(lastLogin) : texts.never,
  };
}
