import { expect, test } from 'vitest';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';

const orderOf = (collection: 'enkeltbilleder' | 'individuelle', title: string) =>
  backend.documents.all(collection, singleImageSchema).find((image) => image.title === title)
    ?.order;

test('an order of many pictures is stored in parts, and can be repeated', async () => {
  const titles = Array.from({ length: 100 }, (_, index) => `Nyt ${index}`);
  backend.documents.fill(
    'enkeltbilleder',
    titles.map((title) => singleImage(title)),
  );
  backend.documents.fill('individuelle', [singleImage('Gammelt')]);
  const wanted = [
    ...titles.map((title, index) => ({
      ...singleImage(title),
      order: 500 - index,
      isLegacy: false,
    })),
    { ...singleImage('Gammelt'), order: 7, isLegacy: true },
  ];
  backend.failNext('write', `individuelle/${singleImage('Gammelt').id}`);
  await expect(adminSingleImages.setOrders(wanted)).rejects.toThrow();
  expect(orderOf('enkeltbilleder', 'Nyt 0')).toBe(500);
  expect(orderOf('enkeltbilleder', 'Nyt 99')).toBe(401);
  expect(orderOf('individuelle', 'Gammelt')).toBe(singleImage('Gammelt').order);
  await adminSingleImages.setOrders(wanted);
  expect(orderOf('individuelle', 'Gammelt')).toBe(7);
});
