import { useState, type ComponentProps } from 'react';
import { create } from 'zustand';
import { registerForm, takeInput } from '#src/lib/parts/keptInput.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { formatKroner } from '#src/model/base/money.ts';
import {
  asksForBuyer,
  type InvoiceForm,
  invoiceRules,
  invoiceToFrom,
  isForeignPostalCode,
  INVOICE_FIELD_MAX_LENGTH,
  needsFullInvoice,
  SIMPLIFIED_INVOICE_MAX_KRONER,
} from '#src/model/vouchers/invoiceForm.ts';
import { invoiceFormTexts as texts } from '#src/model/vouchers/texts.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';
import { useShop } from '#src/stores/shop.ts';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './InvoiceFields.module.css';

interface TypedInvoice {
  /** Somebody else at the same browser does not see it. */
  userId: string | undefined;
  form: Partial<InvoiceForm>;
}

/** The text typed for the invoice. It outlives the panel and a reload of an old tab, and goes with the page. */
export const useTypedInvoice = create<TypedInvoice>()(() => ({
  userId: undefined,
  form: {},
  ...takeInput('invoice'),
}));

registerForm('invoice', () => {
  const { userId, form } = useTypedInvoice.getState();
  return Object.keys(form).length > 0 ? { userId, form } : {};
});

export interface Invoice {
  form: InvoiceForm;
  /** True when the buyer's name and address stand on the invoice. */
  isFull: boolean;
  /** The fields that are wrong, with what to say about them. */
  problems: Partial<Record<keyof InvoiceForm, string>>;
  /** True for fields that were ordered with or left; of others nothing is said yet. */
  isChecked: (field: string) => boolean;
  check: (fields: readonly string[]) => void;
  /** The valid name and address; undefined for an invoice without them. */
  invoiceTo: InvoiceTo | undefined;
  change: (changes: Partial<InvoiceForm>) => void;
}

/** The invoice of an order; `total` in kroner decides whether it has to name the buyer. */
export function useInvoice(user: SessionUser, total: number): Invoice {
  const typed = useTypedInvoice();
  const known = typed.userId === user.uid ? typed.form : {};
  const form: InvoiceForm = {
    isCompany: false,
    company: '',
    cvr: '',
    ean: '',
    name: user.name,
    street: '',
    postalCode: '',
    city: '',
    ...known,
  };
  const isFull = asksForBuyer(form, total);
  const problems = isFull ? fieldProblems(invoiceRules, form) : {};
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const isValid = isFull && Object.keys(problems).length === 0;
  return {
    form,
    isFull,
    problems,
    isChecked: (field) => checked.has(field),
    check: (fields) => setChecked((known) => new Set([...known, ...fields])),
    invoiceTo: isValid ? invoiceToFrom(form) : undefined,
    change: (changes) =>
      useTypedInvoice.setState({ userId: user.uid, form: { ...known, ...changes } }),
  };
}

interface InvoiceFieldsProps {
  invoice: Invoice;
  /** The total in kroner. */
  total: number;
}

/** The buyer's name and address, asked for where the invoice has to name them. */
export function InvoiceFields({ invoice, total }: InvoiceFieldsProps) {
  const { form, isFull, problems, isChecked, check, change } = invoice;
  const hasVat = useShop((shop) => shop.vat);
  const isAbroad = hasVat && isForeignPostalCode(form.postalCode);

  function fieldOf(name: Exclude<keyof InvoiceForm, 'isCompany'>, autoComplete: string) {
    return {
      name,
      autoComplete,
      value: form[name],
      error: isChecked(name) ? problems[name] : undefined,
      maxLength: INVOICE_FIELD_MAX_LENGTH,
      onChange: ({ target }) => change({ [name]: target.value }),
      // Somebody who only passes by is told nothing.
      onBlur: () => form[name] !== '' && check([name]),
    } satisfies Partial<ComponentProps<typeof TextField>>;
  }

  return (
    <section className={styles['invoice']} aria-label={texts.title}>
      {needsFullInvoice(total) && (
        <p className={styles['note']}>
          {texts.needed(formatKroner(SIMPLIFIED_INVOICE_MAX_KRONER))}
        </p>
      )}
      <Checkbox
        name="isCompany"
        label={texts.company}
        checked={form.isCompany}
        onChange={({ target }) => change({ isCompany: target.checked })}
      />
      {form.isCompany && (
        <>
          <TextField label={texts.companyLabel} {...fieldOf('company', 'organization')} />
          <TextField
            label={texts.cvrLabel}
            hint={texts.cvrHint}
            inputMode="numeric"
            {...fieldOf('cvr', 'off')}
          />
          <TextField
            label={texts.eanLabel}
            hint={texts.eanHint}
            inputMode="numeric"
            {...fieldOf('ean', 'off')}
          />
        </>
      )}
      {isFull && (
        <>
          <TextField label={texts.nameLabel} {...fieldOf('name', 'billing name')} />
          <TextField label={texts.streetLabel} {...fieldOf('street', 'billing street-address')} />
          <div className={styles['place']}>
            <TextField
              label={texts.postalCodeLabel}
              hint={isAbroad ? texts.danishVat : undefined}
              {...fieldOf('postalCode', 'billing postal-code')}
            />
            <TextField label={texts.cityLabel} {...fieldOf('city', 'billing address-level2')} />
          </div>
        </>
      )}
    </section>
  );
}
