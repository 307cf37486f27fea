import { useEffect, lazy, Suspense } from 'react';
import { useLocation, Route, Routes } from 'react-router-dom';
import { routeAliases, routes } from '#src/model/base/routes.ts';
import { endLeaving } from '#src/stores/session.ts';
import { RootLayout } from './RootLayout.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** Ends the state "leaving" when the next page has been reached. */
function useEndOfLeaving(): void {
  const { key } = useLocation();
  useEffect(endLeaving, [key]);
}

const HomePage = lazy(() =>
  import('#src/features/home/HomePage.tsx').then((m) => ({ default: m.HomePage })),
);
const AlbumsPage = lazy(() =>
  import('#src/features/gallery/AlbumsPage.tsx').then((m) => ({ default: m.AlbumsPage })),
);
const SingleImagesPage = lazy(() =>
  import('#src/features/gallery/SingleImagesPage.tsx').then((m) => ({
    default: m.SingleImagesPage,
  })),
);
const PortfolioPage = lazy(() =>
  import('#src/features/gallery/PortfolioPage.tsx').then((m) => ({ default: m.PortfolioPage })),
);
const AboutPage = lazy(() =>
  import('#src/features/about/AboutPage.tsx').then((m) => ({ default: m.AboutPage })),
);
const PricesPage = lazy(() =>
  import('#src/features/prices/PricesPage.tsx').then((m) => ({ default: m.PricesPage })),
);
const ContactPage = lazy(() =>
  import('#src/features/contact/ContactPage.tsx').then((m) => ({ default: m.ContactPage })),
);
const LoginPage = lazy(() =>
  import('#src/features/auth/LoginPage.tsx').then((m) => ({ default: m.LoginPage })),
);
const RegisterPage = lazy(() =>
  import('#src/features/auth/RegisterPage.tsx').then((m) => ({ default: m.RegisterPage })),
);
const EmailConfirmationPage = lazy(() =>
  import('#src/features/auth/EmailConfirmationPage.tsx').then((m) => ({
    default: m.EmailConfirmationPage,
  })),
);
const ResetPasswordPage = lazy(() =>
  import('#src/features/auth/ResetPasswordPage.tsx').then((m) => ({
    default: m.ResetPasswordPage,
  })),
);
const ProfilePage = lazy(() =>
  import('#src/features/profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
);
const PrivacyPolicyPage = lazy(() =>
  import('#src/features/legal/PrivacyPolicyPage.tsx').then((m) => ({
    default: m.PrivacyPolicyPage,
  })),
);
const TermsPage = lazy(() =>
  import('#src/features/legal/TermsPage.tsx').then((m) => ({ default: m.TermsPage })),
);
const CookiePolicyPage = lazy(() =>
  import('#src/features/legal/CookiePolicyPage.tsx').then((m) => ({
    default: m.CookiePolicyPage,
  })),
);
const OrderConfirmationPage = lazy(() =>
  import('#src/features/cart/confirmation/OrderConfirmationPage.tsx').then((m) => ({
    default: m.OrderConfirmationPage,
  })),
);
const OrderHistoryArea = lazy(() =>
  import('./OrderHistoryArea.tsx').then((m) => ({ default: m.OrderHistoryArea })),
);
const CookiesDeclinedPage = lazy(() =>
  import('#src/features/consent/CookiesDeclinedPage.tsx').then((m) => ({
    default: m.CookiesDeclinedPage,
  })),
);
// Hardly any visitor needs the dashboard or its guard.
const AdminArea = lazy(() => import('./AdminArea.tsx').then((m) => ({ default: m.AdminArea })));

/** Maps every address to its page. An unknown address shows the home page. */
export function Router() {
  useScrollRestoration();
  useEndOfLeaving();
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path={routes.albums} element={<AlbumsPage />} />
        <Route
          path={routes.singleImages}
          element={<SingleImagesPage address={routes.singleImages} />}
        />
        <Route path={routes.gallery} element={<SingleImagesPage address={routes.gallery} />} />
        <Route path={routes.portfolio} element={<PortfolioPage />} />
        <Route path={routes.about} element={<AboutPage />} />
        <Route path={routes.prices} element={<PricesPage />} />
        <Route path={routes.contact} element={<ContactPage />} />
        <Route path={routes.login} element={<LoginPage />} />
        <Route path={routes.register} element={<RegisterPage />} />
        <Route path={routes.emailConfirmation} element={<EmailConfirmationPage />} />
        <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
        <Route path={routeAliases.resetPassword} element={<ResetPasswordPage />} />
        <Route path={routes.orderConfirmation} element={<OrderConfirmationPage />} />
        <Route path={routes.profile} element={<ProfilePage />} />
        <Route path={routeAliases.profile} element={<ProfilePage />} />
        <Route path={routes.orderHistory} element={<OrderHistoryArea />} />
        <Route path={routes.userDashboard} element={<OrderHistoryArea />} />
        <Route path={routes.dashboard} element={<OrderHistoryArea />} />
        <Route path={routes.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={routes.terms} element={<TermsPage />} />
        <Route path={routes.cookiePolicy} element={<CookiePolicyPage />} />
        <Route path={routes.cookiesDeclined} element={<CookiesDeclinedPage />} />
        <Route path="*" element={<HomePage />} />
      </Route>
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
