import { vi } from 'vitest';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../support/backend/backend.ts';
import { customer, singleImage } from '../../support/records.ts';

/** A customer who is signed in and has accepted cookies, in a shop with two pictures. */
export function customerComes(): void {
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  backend.functions.answer(contracts.verifyRecaptcha);
  const createdAt = new Date('2026-01-01');
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klit', { price: 199, createdAt }),
    singleImage('Hede', { price: 250.5, createdAt }),
  ]);
  useConsent.setState({ value: 'accepted' });
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  sessionChanged(customer);
}
