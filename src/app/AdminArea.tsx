import { AdminLayout } from './AdminLayout.tsx';
import { Consent } from './Consent.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';

/** The dashboard with its guard, which visitors of the site never fetch. */
export function AdminArea() {
  return (
    <>
      <Consent />
      <RequireAdmin>
        <AdminLayout />
      </RequireAdmin>
    </>
  );
}
