import { layoutTexts } from '../base/layoutTexts.ts';
import type { RouteName } from '../base/routes.ts';

const { home, albums, singleImages, orderHistory, cookiePolicy } = layoutTexts;

/** The pages, as places that one returns to. */
const pages: Record<RouteName, string> = {
  home,
  albums,
  singleImages,
  gallery: singleImages,
  portfolio: layoutTexts.portfolio,
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
  terms: layoutTexts.terms,
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
