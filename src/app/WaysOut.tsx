import { ArrowLeft, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import entryStyles from '#src/admin/kit/layout/RailEntry.module.css';
import { useSignOut } from '#src/features/layout/useSignOut.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { leaveBy } from '#src/stores/unfinishedWork.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import exitStyles from './WaysOut.module.css';

const signOutErrors = { fallback: layoutTexts.signOutFailed };

const looks = {
  bar: { entry: buttonClass('quiet'), iconSize: 18 },
  list: { entry: entryStyles['entry'], iconSize: 20 },
};

/** Out of the dashboard: in the bar above it, or among the entries of a telephone's sheet. */
export function ExitLinks({ look }: { look: keyof typeof looks }) {
  const signOut = useSignOut(signOutErrors);
  const { entry, iconSize } = looks[look];
  return (
    <>
      <Link to={routes.home} className={entry} title={adminTexts.toWebsite}>
        <Icon of={ArrowLeft} size={iconSize} />
        <span className={exitStyles['name']}>{adminTexts.toWebsite}</span>
      </Link>
      <button
        type="button"
        className={entry}
        title={adminTexts.signOut}
        onClick={() => leaveBy('page', signOut)}
      >
        <Icon of={LogOut} size={iconSize} />
        <span className={exitStyles['name']}>{adminTexts.signOut}</span>
      </button>
    </>
  );
}
