import * as pricePackages from '#src/firebase/repos/pricePackages.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { groupPackages, publishedPackages } from '#src/shared/domain/pricePackages.ts';
import { contactPath, routes } from '#src/shared/routes.ts';
import { commonTexts } from '#src/shared/texts/common.ts';
import { priceTexts } from '#src/shared/texts/prices.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { LockableLink } from '#src/ui/LockableLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Package } from './Package.tsx';
import styles from './PricesPage.module.css';
import { PricesSkeleton } from './PricesSkeleton.tsx';

function Closing({ isEmpty }: { isEmpty: boolean }) {
  const isLocked = useIsLocked();
  return (
    <section className={styles['closing']}>
      {!isEmpty && <h2 className={styles['question']}>{priceTexts.otherWishes}</h2>}
      <LockableLink to={contactPath()} isLocked={isLocked} className={buttonClass('secondary')}>
        {priceTexts.contact}
      </LockableLink>
    </section>
  );
}

/** The price list. Prices that cannot be read are left out: the page still leads to the photographer. */
export function PricesPage() {
  const { status, value = [] } = useLoad(pricePackages.list);
  const groups = groupPackages(publishedPackages(value));
  const isEmpty = status !== 'loading' && groups.length === 0;
  return (
    <div className={styles['page']}>
      <PageHead
        title={priceTexts.title}
        description={priceTexts.description}
        path={routes.prices}
      />
      <header className={styles['words']}>
        <h1 className={styles['title']}>{priceTexts.title}</h1>
        <p className={styles['intro']}>
          {isEmpty ? priceTexts.introWithoutPrices : priceTexts.intro}
        </p>
      </header>
      {status === 'loading' && (
        <>
          <VisuallyHidden>
            <span role="status">{commonTexts.loading}</span>
          </VisuallyHidden>
          <PricesSkeleton />
        </>
      )}
      {groups.map(({ name, packages }) => (
        <section key={name} className={styles['group']}>
          <h2 className={styles['groupName']}>{name}</h2>
          <ul className={styles['packages']}>
            {packages.map((item) => (
              <Package key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <Closing isEmpty={isEmpty} />
    </div>
  );
}
