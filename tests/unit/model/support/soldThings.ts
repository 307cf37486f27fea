import * as z from 'zod/mini';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';

/** A line of an order; each test names only what it is about. */
export const lineOf = (fields: object) => z.parse(orderLineSchema, { name: 'x', ...fields });

/** A shop with the album `alb` and the picture `img` at these prices. */
export function shopWith(prices: { alb?: number; img?: number } = {}) {
  const shown = { isPublished: true, title: 'Hav', originalSrc: 'high-quality/img.jpg' };
  const album = z.parse(albumSchema, { ...shown, id: 'alb', price: prices.alb ?? 500 });
  const single = z.parse(singleImageSchema, { ...shown, id: 'img', price: prices.img ?? 199 });
  return { albums: new Map([['alb', album]]), images: new Map([['img', single]]) };
}
