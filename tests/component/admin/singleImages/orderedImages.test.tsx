import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#src/admin/systemStatus/cleanup.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { press } from '../../support/pictureEditors.ts';
import { sees, toast, toasts } from '../../support/see.ts';
import { removedPaths } from '../../support/uploadFakes.ts';
import { openSingles, picturesAreEdited } from '../pictures.tsx';

picturesAreEdited();

const KEPT = 'info: Filerne er bevaret til de kunder, der har bestilt eller købt dem.';
const fyr = singleImage('Fyr', { price: 899, watermarkedSrc: '' });
const klit = singleImage('Klit', {
  originalSrc: 'high-quality/enkeltbilleder/klit/original_1700000000000_klit.jpg',
});

/** The files that orders need are remembered while the page is open, so that each test has its own original. */
let turn = 0;
let original = '';

/** An order for the picture, from before its price was raised. */
const order = pendingOrder({ amount: 349, items: [{ ...orderLine('Fyr', 349), id: fyr.id }] });
const question = () => screen.getByRole('alertdialog');
const withdrawn = () => backend.documents.get(`withdrawn-images/${fyr.id}`);

beforeEach(() => {
  turn += 1;
  original = `high-quality/enkeltbilleder/fyr/original_1700000000000_fyr${turn}.jpg`;
  backend.documents.fill('enkeltbilleder', [{ ...fyr, originalSrc: original }, klit]);
  backend.documents.fill('pending-orders', [order]);
  backend.files.put(original, new Blob(['original']), { updatedAt: new Date(0) });
});

/** Waits until it is known who has ordered what the question is about. */
const known = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Slet' })).not.toHaveAttribute('aria-busy'),
  );

describe('the question before something is deleted', () => {
  test('counts the orders that wait for it and the purchases of it', async () => {
    const another = { ...order, id: 'another-order' };
    const cancelled = { ...order, id: 'cancelled', paymentStatus: 'cancelled' as const };
    backend.documents.fill('pending-orders', [order, another, cancelled]);
    backend.documents.put('admin-order-lookup/JF1', { originalImagePaths: [original] });
    await openSingles();
    await press('Slet Fyr');
    await sees(/2 ventende ordrer, 1 køb\./);
    await press('Annuller');
    await press('Slet Klit');
    await known();
    expect(question()).not.toHaveTextContent('ordre');
  });

  test('counts an order of several things once', async () => {
    const items = [fyr, klit].map(({ id, title }) => ({ ...orderLine(title), id }));
    backend.documents.fill('pending-orders', [pendingOrder({ items })]);
    await openSingles();
    for (const name of ['Vælg Fyr', 'Vælg Klit']) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
    }
    await press('Slet valgte');
    await sees(/^1 ventende ordre\./);
  });

  test('cannot be answered before the orders are known', async () => {
    const gate = backend.hold('read', 'pending-orders');
    await openSingles();
    await press('Slet Fyr');
    expect(question()).toHaveTextContent('Undersøger, om nogen har bestilt eller købt det...');
    await press('Slet');
    expect(backend.documents.get(`enkeltbilleder/${fyr.id}`)).toBeDefined();
    gate.open();
    await sees(/1 ventende ordre\./);
  });

  test('says so when the orders cannot be read', async () => {
    backend.failNext('read', 'pending-orders');
    await openSingles();
    await press('Slet Fyr');
    await sees(/Det kunne ikke undersøges, om nogen har bestilt eller købt det\./);
  });
});

describe('a deleted picture that somebody has ordered', () => {
  async function remove(): Promise<void> {
    await openSingles();
    await press('Slet Fyr');
    await known();
    await press('Slet');
    await toasts("success: 'Fyr' er slettet");
  }

  async function removeForGood(): Promise<void> {
    await press('Papirkurv (1)');
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
    await press('Slet nu');
  }

  test('keeps its original, also from the cleanup, and is delivered when it is approved', async () => {
    await remove();
    await removeForGood();
    await toast(KEPT);
    expect(removedPaths()).toEqual([]);
    await cleanUp();
    expect(backend.files.get(original)).toBeDefined();
    const asked = await approveOrder(order.id);
    if (asked.kind !== 'needs-confirmation') throw new Error('the picture is hidden');
    expect(asked.check).toMatchObject({
      hidden: [{ title: 'Fyr' }],
      orderedOre: 34_900,
      totalOre: 89_900,
    });
    const confirmed = { ...asked.check, price: 'ordered' } as const;
    expect(await approveOrder(order.id, { confirmed })).toMatchObject({
      kind: 'approved',
      purchase: { totalAmount: 349, items: [{ originalAdminPath: original }] },
    });
    await cleanUp();
    expect(backend.files.get(original)).toBeDefined();
    expect(withdrawn()).toBeUndefined();
  });
});
