import { Navigate } from 'react-router-dom';
import { useTellOnce } from '#src/hooks/useTellOnce.ts';

interface LeaveProps {
  to: string;
  /** Why; nothing is said when left out. */
  toast?: Parameters<typeof useTellOnce>[0];
}

/** Leads away from a page that is not for the visitor, and says why once. */
export function Leave({ to, toast }: LeaveProps) {
  useTellOnce(toast);
  return <Navigate to={to} replace />;
}
