import * as pricePackages from '#src/data/repos/pricePackages.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { contactPath, routes } from '#src/model/base/routes.ts';
import { groupPackages, publishedPackages } from '#src/model/content/pricePackages.ts';
import { priceErrors, priceTexts } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Package } from './Package.tsx';
import styles from './PricesPage.module.css';
import { PricesSkeleton } from './PricesSkeleton.tsx';

function Groups({ packages }: { packages: readonly PricePackage[] }) {
  return groupPackages(packages).map((group) => (
    <section key={group.name} className={styles['group']}>
      <h2 className={styles['groupName']}>{group.name}</h2>
      <ul className={styles['packages']}>
        {group.packages.map((item) => (
          <Package key={item.id} item={item} />
        ))}
      </ul>
    </section>
  ));
}

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

/** The price list. Also without prices the page leads to the photographer. */
export function PricesPage() {
  const list = useLoad(pricePackages.list);
  const isEmpty = list.status !== 'loading' && publishedPackages(list.value ?? []).length === 0;
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
      <AsyncView state={list} skeleton={<PricesSkeleton />} errors={priceErrors.load}>
        {(all) => <Groups packages={publishedPackages(all)} />}
      </AsyncView>
      <Closing isEmpty={isEmpty} />
    </div>
  );
}
