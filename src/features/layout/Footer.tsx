import { Link } from '#src/ui/controls/Link.tsx';
import { site } from '#src/config/site.ts';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { COOKIE_CHOICE_SECTION } from '#src/model/consent/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { useShop } from '#src/stores/shop.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './Footer.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

/** A link for customers to their purchases; administrators have one in the header. */
function DashboardLink() {
  const user = useSession((state) => state.user);
  const isLocked = useIsLocked();
  if (!user || user.isAdmin) return null;
  return (
    <LockableLink to={routes.userDashboard} isLocked={isLocked}>
      {layoutTexts.dashboard}
    </LockableLink>
  );
}

/** The owner of the shop, whom the act on e-commerce has every page name that sells. */
function Imprint() {
  const shop = useShop();
  const { street, postalCode, city } = shop.address;
  return (
    <address className={styles['business']}>
      <span>
        {shop.businessName} v/ {shop.photographerName}
      </span>
      <span>
        {street}, {postalCode} {city}
      </span>
      <span>{layoutTexts.cvr(shop.cvrNumber)}</span>
      <a href={mailtoLink(shop.email)}>{shop.email}</a>
      <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>
    </address>
  );
}

/** The footer of every public page. Its legal links work without the consent to cookies. */
export function Footer() {
  const shop = useShop();
  const isAskedPerPurpose = useAsksPerPurpose();
  const isLocked = useIsLocked();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['tagline']}>{site.tagline}</p>
        <nav className={styles['links']} aria-label={layoutTexts.footerNavigation}>
          <a href={shop.social.url} rel="noreferrer" target="_blank">
            {shop.social.name}
          </a>
          <LockableLink to={routes.search} isLocked={isLocked}>
            {layoutTexts.search}
          </LockableLink>
          <Link to={routes.salesTerms}>{layoutTexts.salesTerms}</Link>
          <Link to={routes.withdrawal}>{layoutTexts.withdrawal}</Link>
          <Link to={routes.privacyPolicy}>{layoutTexts.privacyPolicy}</Link>
          <Link to={routes.cookiePolicy}>{layoutTexts.cookiePolicy}</Link>
          {isAskedPerPurpose && (
            <Link to={`${routes.cookiePolicy}#${COOKIE_CHOICE_SECTION}`}>
              {layoutTexts.cookieSettings}
            </Link>
          )}
          <DashboardLink />
        </nav>
        <div className={styles['imprint']}>
          <ThemeToggle />
          <Imprint />
        </div>
      </div>
    </footer>
  );
}
