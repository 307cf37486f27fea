import { Link } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import tabStyles from './OrdersTab.module.css';

/** The choice about cookies, and what it is about. */
export function CookiesTab() {
  return (
    <section className={tabStyles['tab']}>
      <h1 className={tabStyles['title']}>{texts.tabs.cookies}</h1>
      <ConsentSettings />
      <p>
        <Link to={routes.cookiePolicy} className={tabStyles['policy']}>
          {texts.cookiePolicy}
        </Link>
      </p>
    </section>
  );
}
