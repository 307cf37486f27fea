import { create } from 'zustand';
import type { SessionUser } from '#src/model/account/schema.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  asksForBuyer,
  type InvoiceForm,
  invoiceRules,
  invoiceToFrom,
} from '#src/model/vouchers/invoiceForm.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';

interface TypedInvoice {
  /** Somebody else at the same browser does not see it. */
  userId: string | undefined;
  form: Partial<InvoiceForm>;
}

/** The text typed for the invoice. It outlives the panel, and goes with the page. */
export const useTypedInvoice = create<TypedInvoice>()(() => ({ userId: undefined, form: {} }));

export interface Invoice {
  form: InvoiceForm;
  /** True when the buyer's name and address stand on the invoice. */
  isFull: boolean;
  /** The fields that are wrong, with what to say about them. */
  problems: Partial<Record<keyof InvoiceForm, string>>;
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
  const isValid = isFull && Object.keys(problems).length === 0;
  return {
    form,
    isFull,
    problems,
    invoiceTo: isValid ? invoiceToFrom(form) : undefined,
    change: (changes) =>
      useTypedInvoice.setState({ userId: user.uid, form: { ...known, ...changes } }),
  };
}
