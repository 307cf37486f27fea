import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '#src/shared/routes.ts';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RootLayout } from './RootLayout.tsx';

const HomePage = lazy(() =>
  import('#src/features/home/HomePage.tsx').then((m) => ({ default: m.HomePage })),
);
const SingleImagesPage = lazy(() =>
  import('#src/features/gallery/SingleImagesPage.tsx').then((m) => ({
    default: m.SingleImagesPage,
  })),
);
const LoginPage = lazy(() =>
  import('#src/features/auth/LoginPage.tsx').then((m) => ({ default: m.LoginPage })),
);
const AdminLayout = lazy(() =>
  import('./AdminLayout.tsx').then((m) => ({ default: m.AdminLayout })),
);

/** Every page at its address. An address that is not known shows the home page. */
export function Router() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route
          path={routes.singleImages}
          element={<SingleImagesPage address={routes.singleImages} />}
        />
        <Route path={routes.gallery} element={<SingleImagesPage address={routes.gallery} />} />
        <Route path={routes.login} element={<LoginPage />} />
        <Route path="*" element={<HomePage />} />
      </Route>
      <Route
        path={routes.admin}
        element={
          <RequireAdmin>
            <AdminLayout />
          </RequireAdmin>
        }
      />
    </Routes>
  );
}
