import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import { pricePackageTexts } from '#src/model/content/editorTexts.ts';
import { priceTexts } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { FeatureList } from '#src/ui/display/FeatureList.tsx';
import cardStyles from './PricePackageCard.module.css';

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
    <article className={classNames(cardStyles['card'], !isPublished && cardStyles['draft'])}>
      <header className={cardStyles['head']}>
        <h3 className={cardStyles['name']}>{name}</h3>
        <p className={cardStyles['price']}>{formatKroner(price)}</p>
      </header>
      <p className={cardStyles['labels']}>
        {featured && <span className={cardStyles['label']}>{priceTexts.featured}</span>}
        <span className={cardStyles['label']}>
          {isPublished ? adminTexts.published : adminTexts.draft}
        </span>
      </p>
      <p className={cardStyles['description']}>{description}</p>
      <div className={cardStyles['features']}>
        <FeatureList features={features} />
      </div>
      <footer className={cardStyles['actions']}>
        {handle}
        <IconButton icon={Pencil} label={pricePackageTexts.editLabel(name)} onClick={onEdit} />
        <IconButton icon={Trash2} label={pricePackageTexts.removeLabel(name)} onClick={onRemove} />
      </footer>
    </article>
  );
}
