import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';

/** Somebody who can sign in to the local site. */
export interface DemoAccount {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  isAdmin: boolean;
  /** The use of the account, as `npm start` prints it. */
  purpose: string;
}

export const DEMO_PASSWORD = 'Demo1234!';

const domain = new URL(site.origin).hostname;

export function fullName({ firstName, lastName }: DemoAccount): string {
  return `${firstName} ${lastName}`;
}

const [photographer = '', secondOwner = `partner@${domain}`] = site.ownerEmails;
const [firstName = '', ...otherNames] = site.photographerName.split(' ');

/** The addresses of the four accounts. */
export const DEMO_EMAILS = {
  photographer,
  partner: secondOwner,
  customer: `kunde@${domain}`,
  newCustomer: `ny@${domain}`,
} as const;

/** A customer with orders. */
export const DEMO_BUYER: DemoAccount = {
  uid: 'demo-kunde',
  email: DEMO_EMAILS.customer,
  firstName: 'Signe',
  lastName: 'Overgaard',
  phoneNumber: '+45 31 42 53 64',
  isAdmin: false,
  purpose: 'a customer with approved, pending and rejected orders',
};

/**
 * The four accounts of the local site: verified, with the same password. The administrators are the
 * owners of the business; the customers are invented.
 */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    uid: 'demo-ejer',
    email: photographer,
    firstName,
    lastName: otherNames.join(' '),
    phoneNumber: formatPhone(site.phone),
    isAdmin: true,
    purpose: 'the photographer',
  },
  {
    uid: 'demo-partner',
    email: secondOwner,
    firstName: site.presenceNames[site.presenceEmails.indexOf(secondOwner)] ?? 'Karla',
    lastName: 'Engsig',
    phoneNumber: '+45 20 30 40 51',
    isAdmin: true,
    purpose: 'the second administrator',
  },
  DEMO_BUYER,
  {
    uid: 'demo-ny',
    email: DEMO_EMAILS.newCustomer,
    firstName: 'Mikkel',
    lastName: 'Lindbjerg',
    phoneNumber: '+45 42 53 64 75',
    isAdmin: false,
    purpose: 'a customer without orders',
  },
];
