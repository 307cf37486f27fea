import type { ConsentAnswer } from './consent.ts';

const status: Record<ConsentAnswer | 'none', string> = {
  accepted: 'Du har accepteret cookies.',
  declined: 'Du har afvist cookies.',
  none: 'Du har ikke valgt endnu.',
};

/** The cookie banner, the status on the policy page and the page for those who declined. */
export const consentTexts = {
  bannerTitle: 'Cookies',
  bannerText:
    'Jeg bruger cookies til at huske din kurv og dit login og, hvis du siger ja, til at se, hvordan siden bliver brugt. Siden kræver cookies for at virke.',
  accept: 'Acceptér cookies',
  decline: 'Afvis cookies',
  readMore: 'Læs cookiepolitikken',
  declinedBannerTitle: 'Du har afvist cookies',
  declinedBannerText: 'Galleriet, kurven og din konto er lukket, indtil du siger ja.',
  declinedMore: 'Se, hvad det betyder',
  status,
  withdrawTitle: 'Vil du afvise cookies?',
  withdrawText:
    'Hvis du afviser, kan du ikke bruge kurven eller resten af siden, før du siger ja igen.',
  withdrawConfirm: 'Afvis cookies',
  withdrawCancel: 'Behold mit valg',
  acceptedNotice: 'Tak. Dit valg er gemt.',
  declinedNotice: 'Dit valg er gemt. Cookies til statistik er slettet.',
  declinedTitle: 'Siden kræver cookies',
  declinedText:
    'Du har afvist cookies, så galleriet, kurven og din konto er lukket. Du kan altid ombestemme dig.',
  reconsider: 'Overvej igen',
  declinedContact: 'Du er også velkommen til at kontakte mig direkte:',
} as const;
