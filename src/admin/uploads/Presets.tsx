import { useState } from 'react';
import { newId } from '#src/data/newId.ts';
import * as uploadPresets from '#src/data/repos/catalogue/uploadPresets.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { formatKroner, parsePriceInput } from '#src/model/base/money.ts';
import { markStrengths, type MarkStrength } from '#src/model/watermarks/strengths.ts';
import {
  UPLOAD_PRESET_NAME_MAX_LENGTH,
  withPreset,
  type UploadPreset,
} from '#src/model/catalogue/editing/uploadPresets.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { presetErrors, presetTexts, uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { categoryName, type Category } from '../fields/ItemFields.tsx';
import styles from './Presets.module.css';

/** The values of the form at the moment. */
export interface PresetSource {
  category: string;
  /** Digits with thousand dots; empty where nothing is sold. */
  price: string;
  title?: string;
  isPublished?: boolean;
  strength: MarkStrength;
}

interface SaveDialogProps {
  kind: UploadPreset['kind'];
  source: PresetSource;
  categories: readonly Category[];
  onClose: () => void;
}

const rules: RuleTable<{ name: string; title: string }> = [
  {
    field: 'name',
    check: ({ name }) => name.trim() !== '',
    message: presetTexts.nameMissing,
  },
];

function SaveDialog({ kind, source, categories, onClose }: SaveDialogProps) {
  const { category, title = '', isPublished = true, strength } = source;
  const price = parsePriceInput(source.price) ?? 0;
  const saved = [
    ...(category === '' ? [] : [categoryName(category, categories)]),
    ...(price === 0 ? [] : [formatKroner(price)]),
    ...(kind === 'portfolio' ? [] : [presetTexts.strength(uploadTexts.strengths[strength])]),
  ];
  return (
    <ItemDialog
      title={presetTexts.save}
      submitLabel={presetTexts.saveConfirm}
      values={{ name: '', title }}
      rules={rules}
      save={(values) =>
        uploadPresets.update((all) =>
          withPreset(all, {
            id: newId(),
            kind,
            name: values.name.trim(),
            category,
            price,
            title: values.title.trim(),
            isPublished,
            strength,
          }),
        )
      }
      success={({ name }) => presetTexts.saved(name.trim())}
      errors={presetErrors}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <p>{presetTexts.contents(saved.join(' · '))}</p>
          <TextField
            label={presetTexts.name}
            hint={presetTexts.nameHint}
            error={errors.name?.message}
            maxLength={UPLOAD_PRESET_NAME_MAX_LENGTH}
            autoComplete="off"
            {...register('name')}
          />
          {kind === 'album' && (
            <TextField
              label={presetTexts.title}
              hint={presetTexts.titleHint}
              maxLength={TITLE_MAX_LENGTH}
              autoComplete="off"
              {...register('title')}
            />
          )}
        </>
      )}
    </ItemDialog>
  );
}

const strengthOptions = markStrengths.map((value) => ({
  value,
  label: uploadTexts.strengths[value],
}));

interface MarkStrengthFieldProps {
  value: MarkStrength;
  onChange: (strength: MarkStrength) => void;
}

/** Asks how clearly the watermark of pictures for sale is seen. */
export function MarkStrengthField(props: MarkStrengthFieldProps) {
  return <DropdownSelect label={uploadTexts.strength} options={strengthOptions} {...props} />;
}

const presets = { watch: uploadPresets.watch };

interface PresetBarProps extends Omit<SaveDialogProps, 'onClose'> {
  onUse: (preset: UploadPreset) => void;
}

/** Remembers what is the same for jobs of a kind, and fills it in at the next one. */
export function PresetBar({ kind, source, categories, onUse }: PresetBarProps) {
  const { value: all = [] } = useResource(presets);
  const [usedId, setUsedId] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { pending, submit } = useSubmit(
    (id: string) => uploadPresets.update((stored) => stored.filter((each) => each.id !== id)),
    { errors: presetErrors },
  );
  const own = all.filter((preset) => preset.kind === kind);
  const used = own.find(({ id }) => id === usedId);
  const { category, price, strength } = source;
  const hasNothing = category === '' && price === '' && strength === 'normal';
  return (
    <div className={styles['bar']}>
      {own.length > 0 && (
        <DropdownSelect
          label={presetTexts.use}
          value={used?.id ?? ''}
          options={[
            { value: '', label: presetTexts.none },
            ...own.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            setUsedId(id);
            const chosen = own.find((preset) => preset.id === id);
            if (chosen) onUse(chosen);
          }}
        />
      )}
      <Button look="quiet" disabled={hasNothing} onClick={() => setIsSaving(true)}>
        {presetTexts.save}
      </Button>
      {used && (
        <Button look="quiet" busy={pending} onClick={() => void submit(used.id)}>
          {presetTexts.remove(used.name)}
        </Button>
      )}
      {isSaving && (
        <SaveDialog
          kind={kind}
          source={source}
          categories={categories}
          onClose={() => setIsSaving(false)}
        />
      )}
    </div>
  );
}
