import { useState } from 'react';
import { uploadTexts } from '#src/shared/texts/uploads.ts';
import { Button } from '#src/ui/Button.tsx';
import { CategorySelect } from '#src/admin/kit/fields/CategorySelect.tsx';
import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import { PriceField } from '#src/admin/kit/fields/PriceField.tsx';
import type { PictureWords } from './chosenPicture.ts';
import styles from './ForAll.module.css';

interface ApplyToAllProps {
  categories: readonly Category[];
  labels: { category: string; price?: string; apply: string };
  onApply: (words: Partial<PictureWords>) => void;
}

/** Gives all chosen pictures the same category, and the same price where they have one. */
export function ApplyToAll({ categories, labels, onApply }: ApplyToAllProps) {
  const [category, setCategory] = useState('');
  const [price, setPrice] = useState('');
  const words = { ...(category !== '' && { category }), ...(price !== '' && { price }) };
  return (
    <fieldset className={styles['all']}>
      <legend className={styles['legend']}>{uploadTexts.allLabel}</legend>
      <CategorySelect
        label={labels.category}
        categories={categories}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
      />
      {labels.price !== undefined && (
        <PriceField label={labels.price} value={price} onChange={setPrice} />
      )}
      <Button disabled={Object.keys(words).length === 0} onClick={() => onApply(words)}>
        {labels.apply}
      </Button>
    </fieldset>
  );
}
