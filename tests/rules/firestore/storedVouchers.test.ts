import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshOrderId } from '../support/firestore.ts';
import { accounts, nobody } from '../support/roles.ts';
import { nextVoucher } from '../support/vouchers.ts';

const world = firestoreWorld();

describe('a voucher that is there', () => {
  const given = async () => {
    const orderId = freshOrderId();
    const next = await nextVoucher(world, { orderId, userId: accounts.customer.uid, total: 199 });
    const number = orderId.replace('JF', '2020-');
    await world.given({ [`vouchers/${number}`]: { ...next.voucher, number } });
    return `vouchers/${number}`;
  };

  testAccess(world, [
    [
      nobody,
      {
        'delete it': async (db) => db.doc(await given()).delete(),
        'change it': async (db) => db.doc(await given()).update({ totalOre: 1 }),
        'say where its PDF lies': async (db) =>
          db.doc(await given()).update({ pdf: { path: 'purchased/a.pdf' } }),
      },
    ],
  ]);
});
