import { Link } from 'react-router-dom';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { Panel } from './Panel.tsx';

/** The choice about cookies. */
export function CookiesPanel() {
  return (
    <Panel title={profileTexts.tabs.cookies} intro={profileTexts.cookiesIntro}>
      <ConsentSettings />
      <p>
        <Link to={routes.cookiePolicy}>{profileTexts.toCookiePolicy}</Link>
      </p>
    </Panel>
  );
}
