import { useMemo, useState } from 'react';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as clientSales from '#src/data/repos/clients/clientSales.ts';
import * as singleImages from '#src/data/repos/catalogue/singleImages.ts';
import type { AsyncState } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { priceChanges, priceLookup, type PriceChange, type PriceOf } from '#src/model/cart/cart.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import type { ItemType, OrderLine } from '#src/model/sale/schema.ts';
import { changePrice } from '#src/stores/cart.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { focusPanel } from './CartContents.tsx';
import styles from './PriceChanges.module.css';

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

async function readPrices(items: readonly OrderLine[]): Promise<PriceOf> {
  const idsOf = (wanted: ItemType) =>
    items.filter(({ type }) => type === wanted).map(({ id }) => id);
  const imageIds = idsOf('image');
  const [forAlbums, forImages] = await Promise.all([
    albums.published.some(idsOf('album')),
    singleImages.published.some(imageIds),
  ]);
  const images = byId(forImages);
  // A picture that the shop does not show may be one of a private gallery.
  const others = await clientSales.some(imageIds.filter((id) => !images.has(id)));
  return priceLookup({ albums: byId(forAlbums), images: byId([...forImages, ...others]) });
}

interface PriceCheck {
  status: AsyncState<PriceOf>['status'];
  changes: PriceChange[];
}

/** Compares the cart with the current prices of the shop, read when the cart is opened and when it grows. */
export function usePriceChanges(items: readonly OrderLine[]): PriceCheck {
  // Items that are added while the cart is open are asked for too; removed ones need no answer.
  const [asked, setAsked] = useState(items);
  const isNew = (item: OrderLine) =>
    !asked.some(({ id, type }) => id === item.id && type === item.type);
  if (items.some(isNew)) setAsked(items);
  const prices = useResource(useMemo(() => ({ read: () => readPrices(asked) }), [asked]));
  return {
    status: prices.status,
    changes: prices.status === 'ready' ? priceChanges(items, prices.value) : [],
  };
}

interface ChangeProps {
  change: PriceChange;
  onRemove: (item: OrderLine) => void;
}

function Change({ change: { item, price }, onRemove }: ChangeProps) {
  if (price === undefined) {
    return (
      <li className={styles['change']}>
        <p>{cartTexts.offSale(item.name)}</p>
        <Button
          aria-label={cartTexts.removeLabel(item.name)}
          onClick={({ currentTarget }) => {
            focusPanel(currentTarget);
            onRemove(item);
          }}
        >
          {cartTexts.removeOffSale}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles['change']}>
      <p>{cartTexts.priceChanged(item.name, formatKroner(item.price), formatKroner(price))}</p>
      <Button
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          changePrice(item.id, price);
        }}
      >
        {cartTexts.updatePrice}
      </Button>
    </li>
  );
}

interface PriceChangesProps {
  changes: readonly PriceChange[];
  onRemove: (item: OrderLine) => void;
}

/** Lists changed prices and items that are off sale, which have to be resolved before ordering. */
export function PriceChanges({ changes, onRemove }: PriceChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles['notice']} role="status" data-changes="" tabIndex={-1}>
      <h3 className={styles['title']}>{cartTexts.changesTitle}</h3>
      <ul className={styles['changes']}>
        {changes.map((change) => (
          <Change key={change.item.id} change={change} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}
