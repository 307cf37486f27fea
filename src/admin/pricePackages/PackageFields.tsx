import { Plus, X } from 'lucide-react';
import { type ChangeEvent, type Ref, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { pricePackageTexts } from '#src/model/content/editorTexts.ts';
import type { PricePackageValues } from '#src/model/content/form.ts';
import { placeOfGroup } from '#src/model/content/pricePackageChanges.ts';
import {
  PRICE_GROUP_MAX,
  PRICE_GROUP_MIN,
  type PriceGroup,
} from '#src/model/content/pricePackages.ts';
import { currentShop } from '#src/stores/shop.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import { useRowFocus } from '../fields/useRowFocus.ts';
import styles from './PackageFields.module.css';
import dialogStyles from './PricePackageDialog.module.css';

interface FeatureFieldsProps {
  features: readonly string[];
  error: string | undefined;
  /** The text area that gets the focus on an error. */
  firstRef: Ref<HTMLTextAreaElement>;
  onChange: (features: string[]) => void;
}

/** The contents of a package, one text area each. */
export function FeatureFields({ features, error, firstRef, onChange }: FeatureFieldsProps) {
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>();
  return (
    <fieldset ref={list} className={styles['features']}>
      <legend className={styles['legend']}>{pricePackageTexts.featuresLabel}</legend>
      {features.map((feature, index) => (
        <div key={index} className={styles['feature']}>
          <TextArea
            {...(index === 0 && { ref: firstRef })}
            label={pricePackageTexts.featureLabel(index + 1)}
            error={index === 0 ? error : undefined}
            rows={2}
            value={feature}
            onChange={(event) => onChange(features.with(index, event.target.value))}
          />
          {features.length > 1 && (
            <IconButton
              icon={X}
              label={pricePackageTexts.removeFeature(index + 1)}
              onClick={() => {
                focusRow(index - 1);
                onChange(features.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      <Button
        look="quiet"
        className={styles['add']}
        onClick={() => {
          focusRow(features.length);
          onChange([...features, '']);
        }}
      >
        <Icon of={Plus} size={18} />
        {pricePackageTexts.addFeature}
      </Button>
    </fieldset>
  );
}

export const priceLabel = (): string =>
  currentShop().vat ? pricePackageTexts.priceLabel : pricePackageTexts.priceLabelWithoutVat;

interface FieldsProps {
  form: UseFormReturn<PricePackageValues>;
  groups: readonly PriceGroup[];
}

function GroupFields({ form, groups }: FieldsProps) {
  const listId = useId();
  const { register, formState, setValue } = form;
  // A place is that of the whole group: one that there is already stays where it is until another is typed.
  const showPlace = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = placeOfGroup(groups, target.value);
    if (place !== undefined) setValue('groupOrder', place, { shouldDirty: true });
  };
  return (
    <div className={dialogStyles['pair']}>
      <TextField
        label={pricePackageTexts.groupLabel}
        list={listId}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('group', { onChange: showPlace })}
      />
      <datalist id={listId}>
        {groups.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={pricePackageTexts.groupOrderLabel}
        error={formState.errors.groupOrder?.message}
        type="number"
        min={PRICE_GROUP_MIN}
        max={PRICE_GROUP_MAX}
        step={1}
        {...register('groupOrder', { valueAsNumber: true })}
      />
    </div>
  );
}

export function Fields({ form, groups }: FieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={pricePackageTexts.nameLabel}
        error={errors.name?.message}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('name')}
      />
      <PriceFormField label={priceLabel()} control={control} name="price" />
      <TextArea
        label={pricePackageTexts.descriptionLabel}
        error={errors.description?.message}
        rows={3}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...register('description')}
      />
      <Controller
        control={control}
        name="features"
        render={({ field, fieldState }) => (
          <FeatureFields
            features={field.value}
            error={fieldState.error?.message}
            firstRef={field.ref}
            onChange={field.onChange}
          />
        )}
      />
      <GroupFields form={form} groups={groups} />
      <Switch label={pricePackageTexts.featuredLabel} {...register('featured')} />
      <Switch label={pricePackageTexts.publishedLabel} {...register('isPublished')} />
    </>
  );
}
