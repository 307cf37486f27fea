import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { site } from '#src/config/site.ts';
import { formatPriceInput } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { pricePackageErrors, pricePackageTexts } from '#src/model/content/editorTexts.ts';
import { pricePackageRules, type PricePackageValues } from '#src/model/content/form.ts';
import { contentOf } from '#src/model/content/pricePackageChanges.ts';
import { PRICE_GROUP_MAX, PRICE_GROUP_MIN } from '#src/model/content/pricePackages.ts';
import { PRICE_PACKAGE_DEFAULT_GROUP, type PricePackage } from '#src/model/content/schema.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { EditItemDialog } from '../collection/EditItemDialog.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import { FeatureFields } from './FeatureFields.tsx';
import styles from './PricePackageDialog.module.css';

const priceLabel = site.vat ? pricePackageTexts.priceLabel : pricePackageTexts.priceLabelWithoutVat;

const emptyValues: PricePackageValues = {
  name: '',
  price: '',
  description: '',
  features: [''],
  featured: false,
  isPublished: true,
  group: PRICE_PACKAGE_DEFAULT_GROUP,
  groupOrder: PRICE_GROUP_MIN,
};

function valuesOf(item: PricePackage): PricePackageValues {
  const { name, price, description, features, featured, isPublished, group, groupOrder } = item;
  return {
    name,
    price: formatPriceInput(String(price)),
    description,
    features: features.length === 0 ? [''] : features,
    featured,
    isPublished,
    group,
    groupOrder,
  };
}

interface FieldsProps {
  form: UseFormReturn<PricePackageValues>;
  groups: readonly string[];
}

function GroupFields({ form, groups }: FieldsProps) {
  const listId = useId();
  const { register, formState } = form;
  return (
    <div className={styles['pair']}>
      <TextField
        label={pricePackageTexts.groupLabel}
        list={listId}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('group')}
      />
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
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

function Fields({ form, groups }: FieldsProps) {
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
      <PriceFormField label={priceLabel} control={control} name="price" />
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

interface AddPackageDialogProps {
  /** The names of the existing groups. */
  groups: readonly string[];
  save: (values: PricePackageValues) => Promise<void>;
  onClose: () => void;
}

export function AddPackageDialog({ groups, save, onClose }: AddPackageDialogProps) {
  return (
    <ItemDialog
      title={pricePackageTexts.addTitle}
      submitLabel={commonTexts.add}
      values={emptyValues}
      rules={pricePackageRules}
      save={save}
      success={() => pricePackageTexts.saved}
      errors={pricePackageErrors.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} groups={groups} />}
    </ItemDialog>
  );
}

const labels = {
  name: pricePackageTexts.nameLabel,
  price: priceLabel,
  description: pricePackageTexts.descriptionLabel,
  features: pricePackageTexts.featuresLabel,
  featured: pricePackageTexts.featuredLabel,
  isPublished: pricePackageTexts.publishedLabel,
  group: pricePackageTexts.groupLabel,
  groupOrder: pricePackageTexts.groupOrderLabel,
};

interface EditPackageDialogProps {
  item: { opened: PricePackage; live: PricePackage | undefined };
  groups: readonly string[];
  save: (before: PricePackage, values: PricePackageValues) => Promise<void>;
  onClose: () => void;
}

export function EditPackageDialog({ item, groups, save, onClose }: EditPackageDialogProps) {
  return (
    <EditItemDialog<PricePackage, PricePackageValues>
      item={item}
      shared={{ kind: 'pricePackage', id: item.opened.id }}
      title={pricePackageTexts.editTitle}
      rules={pricePackageRules}
      toValues={valuesOf}
      toChanges={contentOf}
      labels={labels}
      save={(before, _changes, values) => save(before, values)}
      success={() => pricePackageTexts.saved}
      errors={pricePackageErrors.edit}
      onClose={onClose}
    >
      {(form) => <Fields form={form} groups={groups} />}
    </EditItemDialog>
  );
}
