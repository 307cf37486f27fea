import { layoutTexts } from '../base/layoutTexts.ts';
import type { RouteName } from '../base/routes.ts';
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
  declineTitle: 'Vil du afvise cookies?',
  declineText:
    'Hvis du afviser, kan du ikke bruge kurven eller resten af siden, før du siger ja igen.',
  declineConfirm: 'Afvis cookies',
  declineCancel: 'Behold mit valg',
  acceptedNotice: 'Tak. Dit valg er gemt.',
  declinedNotice: 'Dit valg er gemt. Cookies til statistik er slettet.',
  declinedTitle: 'Siden kræver cookies',
  declinedText:
    'Du har afvist cookies, så galleriet, kurven og din konto er lukket. Du kan altid ombestemme dig.',
  reconsider: 'Overvej igen',
  declinedContact: 'Du er også velkommen til at kontakte mig direkte:',
} as const;

const { home, albums, singleImages, orderHistory, cookiePolicy } = layoutTexts;

/** The pages, as places that one returns to. */
const pages: Record<RouteName, string> = {
  home,
  albums,
  singleImages,
  gallery: singleImages,
  favourites: 'dine favoritter',
  clientGallery: 'dit galleri',
  portfolio: layoutTexts.portfolio,
  search: 'din søgning',
  about: layoutTexts.about,
  prices: layoutTexts.prices,
  contact: layoutTexts.contact,
  login: layoutTexts.signIn,
  register: layoutTexts.register,
  emailConfirmation: 'din bekræftelse',
  resetPassword: 'din adgangskode',
  profile: layoutTexts.profile,
  orderHistory,
  userDashboard: orderHistory,
  dashboard: orderHistory,
  orderConfirmation: 'din ordre',
  admin: layoutTexts.adminDashboard,
  privacyPolicy: layoutTexts.privacyPolicy,
  cookiePolicy,
  salesTerms: layoutTexts.salesTerms,
  withdrawal: layoutTexts.withdrawal,
  cookiesDeclined: cookiePolicy,
};

/** The front page after the answer about cookies, for those who came from another page. */
export const wayBackTexts = {
  title: 'Fortsæt, hvor du slap',
  continueTo: (place: string) => `Fortsæt til ${place}`,
  stay: 'Bliv på forsiden',
  mailedLink: 'linket fra din mail',
  picture: 'billedet',
  album: 'albummet',
  pages,
} as const;
