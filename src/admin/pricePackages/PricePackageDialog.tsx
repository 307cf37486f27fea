import { useState } from 'react';
import { formatPriceInput } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { pricePackageErrors, pricePackageTexts } from '#src/model/content/editorTexts.ts';
import { pricePackageRules, type PricePackageValues } from '#src/model/content/form.ts';
import { contentOf, placeOfGroup } from '#src/model/content/pricePackageChanges.ts';
import { PRICE_GROUP_MIN, type PriceGroup } from '#src/model/content/pricePackages.ts';
import { PRICE_PACKAGE_DEFAULT_GROUP, type PricePackage } from '#src/model/content/schema.ts';
import { EditItemDialog } from '../collection/EditItemDialog.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { priceLabel, Fields } from './PackageFields.tsx';

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

interface AddPackageDialogProps {
  /** The existing groups. */
  groups: readonly PriceGroup[];
  save: (values: PricePackageValues) => Promise<void>;
  onClose: () => void;
}

export function AddPackageDialog({ groups, save, onClose }: AddPackageDialogProps) {
  const [values] = useState(() => {
    const { group, groupOrder } = emptyValues;
    return { ...emptyValues, groupOrder: placeOfGroup(groups, group) ?? groupOrder };
  });
  return (
    <ItemDialog
      title={pricePackageTexts.addTitle}
      submitLabel={commonTexts.add}
      values={values}
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

const labels = () => ({
  name: pricePackageTexts.nameLabel,
  price: priceLabel(),
  description: pricePackageTexts.descriptionLabel,
  features: pricePackageTexts.featuresLabel,
  featured: pricePackageTexts.featuredLabel,
  isPublished: pricePackageTexts.publishedLabel,
  group: pricePackageTexts.groupLabel,
  groupOrder: pricePackageTexts.groupOrderLabel,
});

interface EditPackageDialogProps {
  item: { opened: PricePackage; live: PricePackage | undefined };
  groups: readonly PriceGroup[];
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
      labels={labels()}
      save={(before, _changes, values) => save(before, values)}
      success={() => pricePackageTexts.saved}
      errors={pricePackageErrors.edit}
      onClose={onClose}
    >
      {(form) => <Fields form={form} groups={groups} />}
    </EditItemDialog>
  );
}
