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

export function fullName({ firstName, lastName }: DemoAccount): string {
  return `${firstName} ${lastName}`;
}

/** The four accounts of the local site: verified, with the same password. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    uid: 'demo-ejer',
    email: 'ejer@jerslevfoto.example',
    firstName: 'Asta',
    lastName: 'Vindfeldt Holm',
    phoneNumber: '+45 20 30 40 50',
    isAdmin: true,
    purpose: 'the photographer',
  },
  {
    uid: 'demo-partner',
    email: 'partner@jerslevfoto.example',
    firstName: 'Villads',
    lastName: 'Engsig',
    phoneNumber: '+45 20 30 40 51',
    isAdmin: true,
    purpose: 'the second administrator',
  },
  {
    uid: 'demo-kunde',
    email: 'kunde@jerslevfoto.example',
    firstName: 'Signe',
    lastName: 'Overgaard',
    phoneNumber: '+45 31 42 53 64',
    isAdmin: false,
    purpose: 'a customer with approved, pending and rejected orders',
  },
  {
    uid: 'demo-ny',
    email: 'ny@jerslevfoto.example',
    firstName: 'Mikkel',
    lastName: 'Lindbjerg',
    phoneNumber: '+45 42 53 64 75',
    isAdmin: false,
    purpose: 'a customer without orders',
  },
];
