import { people } from '../../../e2e/support/signIn.ts';
import { adminPath, adminTabs, routes } from '#src/shared/routes.ts';
import type { Scene } from './scene.ts';

const publicPages: Scene[] = Object.entries({
  home: routes.home,
  albums: routes.albums,
  singleImages: routes.singleImages,
  portfolio: routes.portfolio,
  about: routes.about,
  prices: routes.prices,
  contact: routes.contact,
  login: routes.login,
  register: routes.register,
  resetPassword: routes.resetPassword,
  privacyPolicy: routes.privacyPolicy,
  terms: routes.terms,
  cookiePolicy: routes.cookiePolicy,
}).map(([name, path]) => ({ name, path }));

const dashboardTabs: Scene[] = adminTabs.map((tab) => ({
  name: `dashboard-${tab}`,
  path: adminPath(tab),
  as: people.photographer,
}));

/** Every page as it is when it opens. */
export const pages: Scene[] = [
  ...publicPages,
  { name: 'cookies-declined', path: routes.cookiesDeclined, consent: 'declined' },
  { name: 'profile', path: routes.profile, as: people.customer },
  { name: 'order-history', path: routes.orderHistory, as: people.customer },
  { name: 'order-history-empty', path: routes.orderHistory, as: people.newCustomer },
  ...dashboardTabs,
];
