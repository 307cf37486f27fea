import { Controller, type UseFormReturn } from 'react-hook-form';
import { unreachable } from '#src/model/base/closedSets.ts';
import { randomText } from '#src/model/base/text.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { DiscountCode } from '#src/options/discounts/codes.ts';
import {
  discountEditorErrors,
  discountEditorTexts as texts,
} from '#src/options/discounts/editorTexts.ts';
import {
  discountFrom,
  discountRules,
  discountValues,
  type DiscountValues,
  newDiscountValues,
} from '#src/options/discounts/form.ts';
import { discountKinds } from '#src/model/sale/discountSchema.ts';
import { TYPED_CODE_MAX_LENGTH } from '#src/model/cart/codes.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '#src/admin/editing/ItemDialog.tsx';
import { PriceFormField } from '#src/admin/fields/PriceField.tsx';
import styles from '#src/admin/pricePackages/PricePackageDialog.module.css';

/** Without signs that look alike: 40 bits, which nobody guesses. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SUGGESTED_LENGTH = 8;

const suggestion = (): string =>
  randomText(ALPHABET, SUGGESTED_LENGTH, (count) => crypto.getRandomValues(new Uint8Array(count)));

const kindOptions = discountKinds.map((value) => ({ value, label: texts.kinds[value] }));

type Form = UseFormReturn<DiscountValues>;

/** The fields of one kind of discount. */
function KindFields({ form: { control, watch } }: { form: Form }) {
  const { vat } = useShop();
  const kind = watch('kind');
  switch (kind) {
    case 'percent':
      return <PriceFormField label={texts.percentLabel} control={control} name="percent" />;
    case 'amount':
      return (
        <PriceFormField
          label={vat ? texts.amountLabel : texts.amountLabelWithoutVat}
          control={control}
          name="amount"
        />
      );
    case 'free-picture':
      return <p>{texts.freePictureHint}</p>;
    case 'number':
      return (
        <>
          <div className={styles['pair']}>
            <PriceFormField label={texts.countLabel} control={control} name="count" />
            <PriceFormField label={texts.paidForLabel} control={control} name="paidFor" />
          </div>
          <p>{texts.numberHint}</p>
        </>
      );
    default:
      return unreachable(kind);
  }
}

function CodeField({ form: { register, formState, setValue } }: { form: Form }) {
  return (
    <>
      <TextField
        label={texts.codeLabel}
        hint={texts.codeHint}
        error={formState.errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_CODE_MAX_LENGTH}
        {...register('code')}
      />
      <div>
        <Button
          look="quiet"
          onClick={() =>
            setValue('code', suggestion(), { shouldDirty: true, shouldValidate: true })
          }
        >
          {texts.suggest}
        </Button>
      </div>
    </>
  );
}

function Fields({ form, isNew }: { form: Form; isNew: boolean }) {
  const { register, control, formState } = form;
  return (
    <>
      {isNew && <CodeField form={form} />}
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <DropdownSelect
            label={texts.kindLabel}
            value={value}
            options={kindOptions}
            onChange={onChange}
          />
        )}
      />
      <KindFields form={form} />
      <PriceFormField label={texts.minimumLabel} control={control} name="minimum" />
      <div className={styles['pair']}>
        <TextField label={texts.fromLabel} type="date" {...register('from')} />
        <TextField
          label={texts.untilLabel}
          type="date"
          error={formState.errors.until?.message}
          {...register('until')}
        />
      </div>
      <PriceFormField label={texts.timesLabel} control={control} name="times" />
      <Switch label={texts.onceLabel} {...register('isOncePerCustomer')} />
      <Switch
        label={texts.automaticLabel}
        hint={texts.automaticHint}
        {...register('isAutomatic')}
      />
    </>
  );
}

interface DiscountDialogProps {
  /** The code that is edited; undefined for a new one. */
  item: DiscountCode | undefined;
  /** The codes that there are besides. */
  others: readonly string[];
  save: (item: DiscountCode) => Promise<void>;
  onClose: () => void;
}

/** Makes a discount code or changes one, whose name stays as it is: orders know it by that. */
export function DiscountDialog({ item, others, save, onClose }: DiscountDialogProps) {
  return (
    <ItemDialog
      title={item ? texts.editTitle(item.code) : texts.addTitle}
      submitLabel={item ? commonTexts.save : commonTexts.add}
      values={item ? discountValues(item) : newDiscountValues}
      rules={discountRules(others)}
      save={(values) => save(discountFrom(values))}
      success={() => texts.saved}
      errors={discountEditorErrors.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} isNew={item === undefined} />}
    </ItemDialog>
  );
}
