import type { ConsentMode } from '#src/model/consent/choices.ts';

/** The proof that requests come from the site (Firebase App Check). */
interface AppCheckSettings {
  /** 'none' leaves it out. */
  provider: 'none' | 'recaptcha-enterprise' | 'recaptcha-v3';
  siteKey: string;
}

/**
 * Everything that belongs to one photographer. Another photographer changes this file and `.env`.
 * The rules files cannot import it: they repeat `ownerEmails` and `presenceEmails`, and a test compares them.
 */
export const site = {
  businessName: 'Jerslev Foto',
  photographerName: 'Asta Vindfeldt Holm',
  photographerTitle: 'Fotograf',
  tagline: 'Fanger øjeblikke der varer evigt',
  email: 'kontakt@jerslevfoto.example',
  /** International form without spaces; screens show it through `formatPhone`. */
  phone: '+4520304050',
  address: {
    street: 'Kirkevej 12',
    postalCode: '9740',
    city: 'Jerslev',
    country: 'Danmark',
  },
  social: {
    name: 'Instagram',
    url: 'https://www.instagram.com/jerslevfoto.example/',
  },
  cvrNumber: '00000000',
  /** False for a business that is not registered for moms: none is shown anywhere. */
  vat: true as boolean,
  mobilePayNumber: '20304050',
  bankAccount: {
    bank: 'Vendsyssel Sparekasse',
    registrationNumber: '0000',
    accountNumber: '0000000000',
  },
  /**
   * The numbers of accounts, and the code for moms, in the chart of each bookkeeping program. They
   * are compared with one's own chart before the first import.
   */
  ledgerAccounts: {
    dinero: {
      sales: '1000',
      salesWithoutVat: '1050',
      received: { mobilePay: '55000', bank: '55000' },
      vatCode: '',
    },
    billy: {
      sales: '1110',
      salesWithoutVat: '1120',
      received: { mobilePay: '5710', bank: '5710' },
      vatCode: 'Salgsmoms 25%',
    },
    economic: {
      sales: '1010',
      salesWithoutVat: '1020',
      received: { mobilePay: '5820', bank: '5820' },
      vatCode: 'U25',
    },
  },
  /** A verified address on this list is an administrator. */
  ownerEmails: [
    'ejer@jerslevfoto.example',
    'partner@jerslevfoto.example',
    'assistent@jerslevfoto.example',
  ],
  /** The two administrators whose presence the dashboard shows. */
  presenceEmails: ['ejer@jerslevfoto.example', 'partner@jerslevfoto.example'],
  /** Their names in the dashboard, in the same order. */
  presenceNames: ['Asta', 'Villads'],
  /** The region of the Cloud Functions. */
  region: 'europe-west1',
  /** The address of the site in production, without a trailing slash. */
  origin: 'https://jerslevfoto.example',
  copyrightText: '© Jerslev Foto',
  orderIdPrefix: 'JF',
  /** Shown instead of a date on an administrator's profile. */
  administratorMemberSince: 'Januar 2024',
  /** The days after which an unpaid order is reminded of and expires, until the dashboard chooses others. */
  reminders: { afterDays: 7, expireAfterDays: 30 },
  /** The date shown on the policies about privacy and cookies; each version of the terms has its own. */
  legalUpdatedText: '24. juni 2025',
  /** 'wall': the site waits for a yes to cookies. 'choice': the shop works for everybody, also after a no. */
  consent: 'wall' as ConsentMode,
  appCheck: { provider: 'none', siteKey: '' } as AppCheckSettings,
} as const;
