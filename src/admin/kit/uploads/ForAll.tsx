import { useState } from 'react';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { CategorySelect, type Category } from '../fields/CategorySelect.tsx';
import { PriceField } from '../fields/PriceField.tsx';
import styles from './ForAll.module.css';
import type { PictureWords } from './chosenPicture.ts';

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
