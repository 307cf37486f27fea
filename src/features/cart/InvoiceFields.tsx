import type { ComponentProps } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import {
  INVOICE_FIELD_MAX_LENGTH,
  type InvoiceForm,
  needsFullInvoice,
  SIMPLIFIED_INVOICE_MAX_KRONER,
} from '#src/model/vouchers/invoiceForm.ts';
import { invoiceFormTexts as texts } from '#src/model/vouchers/invoiceFormTexts.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './InvoiceFields.module.css';
import type { Invoice } from './invoice.ts';

interface InvoiceFieldsProps {
  invoice: Invoice;
  /** The total in kroner. */
  total: number;
  /** True once the order was tried: from then on, what is wrong is said. */
  showsProblems: boolean;
}

/** The buyer's name and address, asked for where the invoice has to name them. */
export function InvoiceFields({ invoice, total, showsProblems }: InvoiceFieldsProps) {
  const { form, isFull, problems, change } = invoice;

  function fieldOf(name: Exclude<keyof InvoiceForm, 'isCompany'>, autoComplete: string) {
    return {
      name,
      autoComplete,
      value: form[name],
      error: showsProblems ? problems[name] : undefined,
      maxLength: INVOICE_FIELD_MAX_LENGTH,
      onChange: ({ target }) => change({ [name]: target.value }),
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
          <TextField label={texts.cvrLabel} inputMode="numeric" {...fieldOf('cvr', 'off')} />
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
              {...fieldOf('postalCode', 'billing postal-code')}
            />
            <TextField label={texts.cityLabel} {...fieldOf('city', 'billing address-level2')} />
          </div>
        </>
      )}
    </section>
  );
}
