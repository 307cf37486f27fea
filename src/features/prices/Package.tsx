import { ArrowRight } from 'lucide-react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { contactPath } from '#src/model/base/routes.ts';
import { priceTexts } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { FeatureList } from '#src/ui/display/FeatureList.tsx';
import packageStyles from './Package.module.css';

function Price({ kroner }: { kroner: number }) {
  return (
    <p className={packageStyles['price']}>
      {formatKroner(kroner)} <span className={packageStyles['vat']}>{priceTexts.vatIncluded}</span>
    </p>
  );
}

/** One line of the price list: what it is, what it costs, what is in it. */
export function Package({ item }: { item: PricePackage }) {
  const isLocked = useIsLocked();
  return (
    <li
      className={classNames(packageStyles['package'], item.featured && packageStyles['featured'])}
    >
      <div className={packageStyles['head']}>
        <h3 className={packageStyles['name']}>{item.name}</h3>
        {item.featured && <p className={packageStyles['label']}>{priceTexts.featured}</p>}
        {item.price > 0 && <Price kroner={item.price} />}
      </div>
      <div className={packageStyles['body']}>
        {item.description.trim() !== '' && (
          <p className={packageStyles['description']}>{item.description}</p>
        )}
        <FeatureList features={item.features} />
      </div>
      <LockableLink
        to={contactPath(priceTexts.bookingSubject(item.name))}
        isLocked={isLocked}
        className={packageStyles['book']}
      >
        {priceTexts.book}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
        <Icon of={ArrowRight} size={18} />
      </LockableLink>
    </li>
  );
}
