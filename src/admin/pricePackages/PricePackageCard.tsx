import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { PricePackage } from '#src/shared/schemas/pricePackage.ts';
import { adminTexts } from '#src/shared/texts/admin.ts';
import { pricePackageTexts } from '#src/shared/texts/pricePackages.ts';
import { priceTexts } from '#src/shared/texts/prices.ts';
import { classNames } from '#src/ui/classNames.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { FeatureList } from '#src/ui/FeatureList.tsx';
import styles from './PricePackageCard.module.css';

interface PricePackageCardProps {
  item: PricePackage;
  /** Moves the card. */
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** One package, and what can be done with it. */
export function PricePackageCard({ item, handle, onEdit, onRemove }: PricePackageCardProps) {
  const { name, price, description, features, featured, isPublished } = item;
  return (
    <article className={classNames(styles['card'], !isPublished && styles['draft'])}>
      <header className={styles['head']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['price']}>{formatKroner(price)}</p>
      </header>
      <p className={styles['labels']}>
        {featured && <span className={styles['label']}>{priceTexts.featured}</span>}
        <span className={styles['label']}>
          {isPublished ? adminTexts.published : adminTexts.draft}
        </span>
      </p>
      <p className={styles['description']}>{description}</p>
      <div className={styles['features']}>
        <FeatureList features={features} />
      </div>
      <footer className={styles['actions']}>
        {handle}
        <IconButton icon={Pencil} label={pricePackageTexts.editLabel(name)} onClick={onEdit} />
        <IconButton icon={Trash2} label={pricePackageTexts.removeLabel(name)} onClick={onRemove} />
      </footer>
    </article>
  );
}
