import { useCallback, useMemo, useState } from 'react';
import { onCatalogueChanged } from '#src/data/catalogue/catalogueChanges.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as orderLookups from '#src/data/repos/purchases/orderLookups.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as pricePackages from '#src/data/repos/content/pricePackages.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import * as searchedCatalogue from '#src/data/repos/catalogue/searchedCatalogue.ts';
import * as users from '#src/data/repos/account/users.ts';
import * as vouchers from '#src/data/repos/vouchers/vouchers.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { isOrderId } from '#src/model/orders/orderId.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { saleFacts } from '#src/model/sale/life.ts';
import type { AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { lookupWord, type SearchEntry } from '#src/model/system/quickSearch.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { isVoucherNumber } from '#src/model/vouchers/voucher.ts';
import { optionsOf } from '#src/options/list.ts';
import type { OptionSearch } from '#src/options/option.ts';
import { currentShop, useShop } from '#src/stores/shop.ts';
import { fixedEntries } from './fixedEntries.ts';
import {
  albumEntries,
  boughtEntry,
  customerEntry,
  decidedEntry,
  filterButtonEntry,
  imageEntry,
  orderEntry,
  packageEntry,
  pendingEntries,
  portfolioEntry,
  voucherEntry,
} from './searchEntries.ts';

const CACHE_MS = 60_000;

/** Keeps an answer for a minute, since one search often follows another; a failure is forgotten. */
function cached<Answer>(read: () => Promise<Answer>) {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  const forget = () => {
    known = undefined;
  };
  return {
    forget,
    read: (): Promise<Answer> => {
      if (known && known.until > Date.now()) return known.answer;
      const answer = read();
      known = { answer, until: Date.now() + CACHE_MS };
      answer.catch(forget);
      return answer;
    },
  };
}

interface SearchedItems {
  entries: SearchEntry[];
  /** False where there are older items that were not read. */
  isWhole: boolean;
}

/** Reads everything that has an editor: albums, pictures, portfolio, packages and filter buttons. */
async function readCatalogue(
  readItems: () => Promise<searchedCatalogue.SearchedCatalogue>,
): Promise<SearchedItems> {
  const [{ albums, images, portfolio, isWhole }, packages, buttons] = await Promise.all([
    readItems(),
    pricePackages.list(),
    filterButtons.list(),
  ]);
  const entries = [
    ...albums.flatMap(albumEntries),
    ...images.map(imageEntry),
    ...portfolio.map(portfolioEntry),
    ...packages.map(packageEntry),
    ...buttons.map(filterButtonEntry),
  ];
  return { entries, isWhole };
}

const newestItems = cached(() => readCatalogue(searchedCatalogue.listNewest));
const allItems = cached(() => readCatalogue(searchedCatalogue.listAll));

const SEARCHED_CUSTOMERS_COUNT = 300;

/** The newest customers. Older ones are found in the customer panel's list of users. */
const newestCustomers = cached(async () => {
  const { items } = await users.listAll(undefined, SEARCHED_CUSTOMERS_COUNT);
  return items.map(customerEntry);
});

/** The newest purchases, which are found by any part of a word; older ones by a whole word. */
const newestPurchases = cached(async () => {
  const { items } = await purchases.listAll();
  return items.map((purchase) => orderEntry(viewOfPurchase(purchase)));
});

onCatalogueChanged(() => {
  for (const { forget } of [newestItems, allItems, newestCustomers, newestPurchases]) forget();
});

async function findVoucher(word: string): Promise<SearchEntry[]> {
  const number = word.toLocaleUpperCase('da-DK');
  const voucher = isVoucherNumber(number) ? await vouchers.find(number) : undefined;
  return voucher ? [voucherEntry(voucher)] : [];
}

/** Purchases that were not approved by way of a waiting order are in no lookup. */
async function findPurchase(word: string): Promise<SearchEntry[]> {
  const id = word.toLocaleUpperCase('da-DK');
  const purchase = isOrderId(id) ? await purchases.get(id) : undefined;
  return purchase ? [orderEntry(viewOfPurchase(purchase))] : [];
}

/** The parts of the search that belong to what the shop has switched on. */
const searchesOf = async (shop: Shop): Promise<OptionSearch[]> =>
  Promise.all(optionsOf(shop).flatMap(({ search }) => search?.() ?? []));

async function findByOptions(
  word: string,
  orders: readonly AdminOrderLookup[],
): Promise<SearchEntry[]> {
  const searches = await searchesOf(currentShop());
  return (await Promise.all(searches.map(({ find }) => find(word, orders)))).flat();
}

/** Finds orders of any age: approved ones by a word, decided ones by any number they have had. */
async function findOrders(word: string): Promise<SearchEntry[]> {
  const [bought, numbered, purchase, voucher] = await Promise.all([
    orderLookups.find(word),
    pendingOrders.findByNumber(word),
    findPurchase(word),
    findVoucher(word),
  ]);
  const decided = numbered.filter((order) => !saleFacts({ order }).isUndecided);
  return [
    ...bought.map(boughtEntry),
    ...decided.map(decidedEntry),
    ...purchase,
    ...voucher,
    ...(await findByOptions(word, bought)),
  ];
}

const waitingOrders = {
  read: async () => (await pendingOrders.listPending()).flatMap(pendingEntries),
};

const nothing = { read: () => Promise.resolve([]) };

/** The entries without those that were found in several ways: the last of each stays. */
const onceEach = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

const NO_ITEMS: SearchedItems = { entries: [], isWhole: true };

/** The newest items, until all of them are asked for. */
function useCatalogue() {
  const [isAllWanted, setIsAllWanted] = useState(false);
  const newest = useResource(newestItems);
  const all = useResource(isAllWanted ? allItems : newestItems);
  const { entries, isWhole } = all.value ?? newest.value ?? NO_ITEMS;
  const searchAll = isWhole ? undefined : () => setIsAllWanted(true);
  return { catalogue: isAllWanted ? all : newest, entries, searchAll };
}

export interface Searched {
  entries: SearchEntry[];
  catalogue: Retryable<unknown>;
  /** Searches older items as well; undefined where there are no others. */
  searchAll: (() => void) | undefined;
  orders: Retryable<SearchEntry[]>;
  customers: Retryable<SearchEntry[]>;
}

/** The entries a query searches: what is fixed at once, the rest as it arrives. */
export function useSearchEntries(query: string): Searched {
  const isTyped = query.trim() !== '';
  const shop = useShop();
  const searches = useResource(useMemo(() => ({ read: () => searchesOf(shop) }), [shop]));
  const { catalogue, entries: items, searchAll } = useCatalogue();
  const waiting = useResource(waitingOrders);
  const customers = useResource(isTyped ? newestCustomers : nothing);
  const newest = useResource(isTyped ? newestPurchases : nothing);
  const word = useDebounced(lookupWord(query));
  const found = useResource(
    useMemo(() => (word === undefined ? nothing : { read: () => findOrders(word) }), [word]),
  );
  const entries = useMemo(
    () =>
      onceEach([
        ...fixedEntries((searches.value ?? []).flatMap(({ actions }) => actions)),
        ...(waiting.value ?? []),
        ...(found.value ?? []),
        // Purchases tell more than the lookup.
        ...(newest.value ?? []),
        ...(customers.value ?? []),
        ...items,
      ]),
    [searches.value, waiting.value, newest.value, found.value, customers.value, items],
  );
  const { retry: retryWaiting } = waiting;
  const { retry: retryNewest } = newest;
  const { retry: retryFound } = found;
  const retry = useCallback(() => {
    retryWaiting();
    retryNewest();
    retryFound();
  }, [retryWaiting, retryNewest, retryFound]);
  const reads = [waiting, newest, found];
  const worst =
    reads.find(({ status }) => status === 'failed') ??
    reads.find(({ status }) => status === 'loading') ??
    found;
  return { entries, catalogue, searchAll, customers, orders: { ...worst, retry } };
}
