import { ArrowRight } from 'lucide-react';
import * as home from '#src/data/repos/content/home.ts';
import * as pricePackages from '#src/data/repos/content/pricePackages.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { contactPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { groupPackages, publishedPackages } from '#src/model/content/pricePackages.ts';
import { priceTexts, priceErrors } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { useShop } from '#src/stores/shop.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { FeatureList } from '#src/ui/display/Facts.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './PricesPage.module.css';

function Price({ kroner }: { kroner: number }) {
  const shop = useShop();
  return (
    <p className={styles['price']}>
      {formatKroner(kroner)}{' '}
      {shop.vat && <span className={styles['vat']}>{priceTexts.vatIncluded}</span>}
    </p>
  );
}

/** One package of the price list with price, description, features and a booking link. */
export function Package({ item }: { item: PricePackage }) {
  const isLocked = useIsLocked();
  return (
    <li className={classNames(styles['package'], item.featured && styles['featured'])}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{item.name}</h3>
        {item.featured && <p className={styles['label']}>{priceTexts.featured}</p>}
        {item.price > 0 && <Price kroner={item.price} />}
      </div>
      <div className={styles['body']}>
        {item.description.trim() !== '' && (
          <p className={styles['description']}>{item.description}</p>
        )}
        <FeatureList features={item.features} />
      </div>
      <LockableLink
        to={contactPath(priceTexts.bookingSubject(item.name))}
        isLocked={isLocked}
        className={styles['book']}
      >
        {priceTexts.book}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
        <Icon of={ArrowRight} size={18} />
      </LockableLink>
    </li>
  );
}

const PICTURE_RATIO = 3 / 2;

/** The number of packages in each group of the skeleton. */
const SKELETON_GROUPS = [3, 3];

function PackageSkeleton() {
  return (
    <div className={styles['package']}>
      <div className={styles['head']}>
        <Skeleton width="9rem" height="1.75rem" />
        <div className={styles['price']}>
          <Skeleton width="8rem" height="1.75rem" />
        </div>
      </div>
      <div className={styles['body']}>
        <Skeleton height="3rem" />
        <Skeleton height="7.25rem" />
      </div>
      <div className={styles['book']}>
        <Skeleton width="10rem" height="1.5rem" />
      </div>
    </div>
  );
}

function PricesSkeleton() {
  return SKELETON_GROUPS.map((count, group) => (
    <div key={group} className={styles['group']} aria-hidden>
      <div className={styles['side']}>
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton aspectRatio={PICTURE_RATIO} />
      </div>
      <div className={styles['packages']}>
        {Array.from({ length: count }, (_, index) => (
          <PackageSkeleton key={index} />
        ))}
      </div>
    </div>
  ));
}

function GroupPicture({ item }: { item: PortfolioItem }) {
  return (
    <LazyImage
      src={largeUrl(item)}
      alt={altTextOf(item)}
      aspectRatio={PICTURE_RATIO}
      sources={item.picture.sources}
      sizes="(width < 62rem) 100vw, 28rem"
      placeholder={item.picture.placeholder}
    />
  );
}

/** The groups, each beside one of the featured pictures as far as there are some. */
function Groups({ packages }: { packages: readonly PricePackage[] }) {
  const { status, value: pictures = [] } = useResource(home.portfolio);
  return groupPackages(packages).map((group, index) => (
    <section key={group.name} className={styles['group']}>
      <div className={styles['side']}>
        <h2 className={styles['groupName']}>{group.name}</h2>
        {status === 'loading' && <Skeleton aspectRatio={PICTURE_RATIO} />}
        {pictures[index] && <GroupPicture item={pictures[index]} />}
      </div>
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

/** The price list. Without packages the page still links to the contact page. */
export function PricesPage() {
  // The words tell whether prices include moms.
  const words = useShop((shop) => shop.vat) ? priceTexts : priceTexts.withoutVat;
  const list = useResource(pricePackages.all);
  const isEmpty = list.status !== 'loading' && publishedPackages(list.value ?? []).length === 0;
  return (
    <div className={styles['page']}>
      <PageHead title={priceTexts.title} description={words.description} path={routes.prices} />
      <header className={styles['words']}>
        <h1 className={styles['title']}>{priceTexts.title}</h1>
        <p className={styles['intro']}>{isEmpty ? priceTexts.introWithoutPrices : words.intro}</p>
      </header>
      <AsyncView state={list} skeleton={<PricesSkeleton />} errors={priceErrors.load}>
        {(all) => <Groups packages={publishedPackages(all)} />}
      </AsyncView>
      <OptionParts at="prices" />
      <Closing isEmpty={isEmpty} />
    </div>
  );
}
