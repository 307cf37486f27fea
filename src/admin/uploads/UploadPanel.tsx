import { useState } from 'react';
import type { RuleTable } from '#src/model/base/formRules.ts';
import type { UploadBatchValues } from '#src/model/catalogue/editing/form.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import type { MarkStrength } from '#src/model/watermarks/strengths.ts';
import type { UploadPreset } from '#src/model/catalogue/editing/uploadPresets.ts';
import { saleFieldTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { CategorySelect, type Category, ItemFields } from '../fields/ItemFields.tsx';
import { PictureWordFields } from '../fields/PictureWordFields.tsx';
import { PriceField } from '../fields/PriceField.tsx';
import { ChosenDialog } from './ChosenDialog.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import { ChosenSheet } from './ChosenSheet.tsx';
import { NewPictures } from './PictureDrop.tsx';
import { MarkStrengthField, PresetBar } from './Presets.tsx';
import styles from './UploadPanel.module.css';
import { presetValues, type PictureValues, type ChosenPicture } from './chosenPicture.ts';
import type { StoredPicture } from './repeatedFiles.ts';
import { useChosenPictures } from './useChosenPictures.ts';
import { useChosenUpload } from './useChosenUpload.ts';

interface ApplyToAllProps {
  categories: readonly Category[];
  isForSale: boolean;
  onApply: (values: Partial<PictureValues>) => void;
}

/** Gives all chosen pictures the same category, and the same price where they have one. */
function ApplyToAll({ categories, isForSale, onApply }: ApplyToAllProps) {
  const [category, setCategory] = useState('');
  const [price, setPrice] = useState('');
  const values = { ...(category !== '' && { category }), ...(price !== '' && { price }) };
  return (
    <fieldset className={styles['all']}>
      <legend className={styles['legend']}>{uploadTexts.allLabel}</legend>
      <CategorySelect
        label={saleFieldTexts.categoryLabel}
        categories={categories}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
      />
      {isForSale && (
        <PriceField label={saleFieldTexts.priceLabel} value={price} onChange={setPrice} />
      )}
      <Button disabled={Object.keys(values).length === 0} onClick={() => onApply(values)}>
        {uploadTexts.applyToAll}
      </Button>
    </fieldset>
  );
}

interface UploadTexts {
  choose: string;
  upload: string;
  typesRefused: (files: string) => string;
}

interface UploadPanelProps {
  use: UploadPreset['kind'];
  texts: UploadTexts;
  categories: readonly Category[];
  /** Titles that other pictures have. */
  takenTitles: readonly string[];
  /** The pictures of the collection, where their records name the uploaded files. */
  stored?: readonly StoredPicture[];
  initial?: Partial<PictureValues>;
  rules: RuleTable<PictureValues>;
  batchRules: RuleTable<UploadBatchValues>;
  targetOf: (picture: ChosenPicture, index: number, strength: MarkStrength) => IntakeGoal;
}

/** Chooses pictures, describes them one by one or all at once, and uploads them. */
export function UploadPanel(props: UploadPanelProps) {
  const {
    use,
    texts,
    categories,
    takenTitles,
    stored = [],
    initial,
    rules,
    batchRules,
    targetOf,
  } = props;
  const chosen = useChosenPictures({
    use,
    takenTitles,
    stored,
    categories,
    ...(initial && { initial }),
  });
  const upload = useChosenUpload({
    chosen,
    rules,
    batchRules,
    targetOf: (picture, index) => targetOf(picture, index, chosen.strength),
  });
  const isForSale = use !== 'portfolio';
  const first = chosen.pictures[0]?.values;
  return (
    <>
      <NewPictures label={texts.choose} onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={texts.typesRefused}
        problem={upload.problem}
        submitLabel={texts.upload}
        onSubmit={upload.submit}
        isWaiting={upload.isWaiting}
        fields={
          <>
            <PresetBar
              kind={use}
              categories={categories}
              source={{
                category: first?.category ?? '',
                price: isForSale ? (first?.price ?? '') : '',
                strength: chosen.strength,
              }}
              onUse={(preset) => {
                chosen.changeAll(presetValues(preset, categories));
                chosen.setStrength(preset.strength);
              }}
            />
            {isForSale && (
              <MarkStrengthField value={chosen.strength} onChange={chosen.setStrength} />
            )}
            {chosen.pictures.length > 1 && (
              <ApplyToAll
                categories={categories}
                isForSale={isForSale}
                onApply={chosen.changeAll}
              />
            )}
          </>
        }
      >
        <ChosenSheet chosen={chosen} onEdit={upload.open} problemOf={upload.problemOf} />
      </ChosenPanel>
      {upload.openId !== undefined && (
        <ChosenDialog
          key={upload.openId}
          chosen={chosen}
          id={upload.openId}
          rules={rules}
          shared={isForSale ? ['description', 'price', 'category'] : ['description', 'category']}
          isChecked={upload.isChecked}
          onOpen={upload.open}
          onClose={() => upload.open(undefined)}
        >
          {(form) => (
            <>
              <ItemFields form={form} isForSale={isForSale} categories={categories} />
              <PictureWordFields form={form} />
            </>
          )}
        </ChosenDialog>
      )}
    </>
  );
}
