import { useEffect, Suspense } from 'react';
import { useLocation, Route, Routes } from 'react-router-dom';
import { itemRoutes, routeAliases, routes, salesTermsPath } from '#src/model/base/routes.ts';
import { endSignOut } from '#src/stores/session.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { RootLayout } from './RootLayout.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** Ends the state "leaving" when the next page has been reached. */
function useEndOfLeaving(): void {
  const { key } = useLocation();
  useEffect(endSignOut, [key]);
}

const HomePage = lazyPage(() => import('#src/features/home/HomePage.tsx').then((m) => m.HomePage));
const AlbumsPage = lazyPage(() =>
  import('#src/features/gallery/AlbumsPage.tsx').then((m) => m.AlbumsPage),
);
const SingleImagesPage = lazyPage(() =>
  import('#src/features/gallery/SingleImagesPage.tsx').then((m) => m.SingleImagesPage),
);
const PortfolioPage = lazyPage(() =>
  import('#src/features/gallery/PortfolioPage.tsx').then((m) => m.PortfolioPage),
);
const FavouritesPage = lazyPage(() =>
  import('#src/features/gallery/FavouritesPage.tsx').then((m) => m.FavouritesPage),
);
const SearchPage = lazyPage(() =>
  import('#src/features/gallery/SearchPage.tsx').then((m) => m.SearchPage),
);
const AboutPage = lazyPage(() =>
  import('#src/features/about/AboutPage.tsx').then((m) => m.AboutPage),
);
const PricesPage = lazyPage(() =>
  import('#src/features/prices/PricesPage.tsx').then((m) => m.PricesPage),
);
const ContactPage = lazyPage(() =>
  import('#src/features/contact/ContactPage.tsx').then((m) => m.ContactPage),
);
const LoginPage = lazyPage(() =>
  import('#src/features/auth/LoginPage.tsx').then((m) => m.LoginPage),
);
const RegisterPage = lazyPage(() =>
  import('#src/features/auth/RegisterPage.tsx').then((m) => m.RegisterPage),
);
const EmailConfirmationPage = lazyPage(() =>
  import('#src/features/auth/EmailConfirmationPage.tsx').then((m) => m.EmailConfirmationPage),
);
const ResetPasswordPage = lazyPage(() =>
  import('#src/features/auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
);
const ProfilePage = lazyPage(() =>
  import('#src/features/profile/ProfilePage.tsx').then((m) => m.ProfilePage),
);
const PrivacyPolicyPage = lazyPage(() =>
  import('#src/features/legal/LegalPage.tsx').then((m) => m.PrivacyPolicyPage),
);
const SalesTermsPage = lazyPage(() =>
  import('#src/features/legal/LegalPage.tsx').then((m) => m.SalesTermsPage),
);
const CookiePolicyPage = lazyPage(() =>
  import('#src/features/legal/LegalPage.tsx').then((m) => m.CookiePolicyPage),
);
const WithdrawalPage = lazyPage(() =>
  import('#src/features/orders/withdrawal/WithdrawalPage.tsx').then((m) => m.WithdrawalPage),
);
const OrderConfirmationArea = lazyPage(() =>
  import('./OrderConfirmationArea.tsx').then((m) => m.OrderConfirmationArea),
);
const OrderHistoryArea = lazyPage(() =>
  import('./OrderHistoryArea.tsx').then((m) => m.OrderHistoryArea),
);
const CookiesDeclinedPage = lazyPage(() =>
  import('#src/features/consent/CookiesDeclinedPage.tsx').then((m) => m.CookiesDeclinedPage),
);
const ClientGalleryPage = lazyPage(() =>
  import('#src/features/clientGallery/ClientGalleryPage.tsx').then((m) => m.ClientGalleryPage),
);
// Hardly any visitor needs the dashboard or its guard.
const AdminArea = lazyPage(() => import('./AdminArea.tsx').then((m) => m.AdminArea));

/** Maps every address to its page. An unknown address shows the home page. */
export function Router() {
  useScrollRestoration();
  useEndOfLeaving();
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {/* A gallery stays on the page while one of its items opens, whose address is another. */}
        <Route element={<AlbumsPage />}>
          <Route path={routes.albums} />
          <Route path={`${itemRoutes.album.path}/:name`} />
        </Route>
        <Route element={<SingleImagesPage address={routes.singleImages} />}>
          <Route path={routes.singleImages} />
          <Route path={`${itemRoutes.billede.path}/:name`} />
        </Route>
        <Route path={routes.gallery} element={<SingleImagesPage address={routes.gallery} />} />
        <Route path={`${itemRoutes.portfolio.path}/:name?`} element={<PortfolioPage />} />
        <Route path={routes.favourites} element={<FavouritesPage />} />
        <Route path={routes.search} element={<SearchPage />} />
        <Route path={routes.about} element={<AboutPage />} />
        <Route path={routes.prices} element={<PricesPage />} />
        <Route path={routes.contact} element={<ContactPage />} />
        <Route path={routes.login} element={<LoginPage />} />
        <Route path={routes.register} element={<RegisterPage />} />
        <Route path={routes.emailConfirmation} element={<EmailConfirmationPage />} />
        <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
        <Route path={routeAliases.resetPassword} element={<ResetPasswordPage />} />
        <Route path={routes.orderConfirmation} element={<OrderConfirmationArea />} />
        <Route path={routes.profile} element={<ProfilePage />} />
        <Route path={routeAliases.profile} element={<ProfilePage />} />
        <Route path={routes.orderHistory} element={<OrderHistoryArea />} />
        <Route path={routes.userDashboard} element={<OrderHistoryArea />} />
        <Route path={routes.dashboard} element={<OrderHistoryArea />} />
        <Route path={routes.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={routes.salesTerms} element={<SalesTermsPage />} />
        <Route path={salesTermsPath(':version')} element={<SalesTermsPage />} />
        <Route path={routes.cookiePolicy} element={<CookiePolicyPage />} />
        <Route path={routes.withdrawal} element={<WithdrawalPage />} />
        <Route path={routes.cookiesDeclined} element={<CookiesDeclinedPage />} />
        <Route path={routes.home} element={<HomePage />} />
        <Route
          path="*"
          element={
            <>
              <meta name="robots" content="noindex" />
              <HomePage />
            </>
          }
        />
      </Route>
      <Route
        path={routes.clientGallery}
        element={
          <Suspense>
            <ClientGalleryPage menu={<Header isOverPicture />} />
          </Suspense>
        }
      />
      <Route
        path={routes.admin}
        element={
          <Suspense>
            <AdminArea />
          </Suspense>
        }
      />
    </Routes>
  );
}
