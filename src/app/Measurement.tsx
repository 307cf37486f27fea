import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import * as itemInterest from '#src/data/repos/statistics/itemInterest.ts';
import { startMeasuring, stopMeasuring, trackPage } from '#src/lib/measurement.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { isAlbum, type ItemType } from '#src/model/sale/schema.ts';
import {
  INTEREST_MAX_ENTRIES,
  type Interest,
  type InterestStep,
} from '#src/model/statistics/interest.ts';
import { useCart, type CartState } from '#src/stores/cart.ts';
import { useSession } from '#src/stores/session.ts';
import { useShown } from '#src/stores/shown.ts';
import { PAGE_TITLE_DELAY_MS } from './RootLayout.tsx';

/** Several pictures that are looked at one after the other are told in one request. */
export const INTEREST_DELAY_MS = 5 * SECOND_MS;

/** The steps that this visit has noted already; nothing of it is kept in the browser. */
const noted = new Set<string>();

let waiting: Interest[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const told = waiting;
  waiting = [];
  if (!navigator.onLine) return;
  for (const steps of chunks(told, INTEREST_MAX_ENTRIES)) {
    // A count that is lost is not repeated: it may have arrived.
    itemInterest.count(steps).catch((thrown: unknown) => {
      console.warn('Interest in pictures was not counted', toAppError(thrown).code);
    });
  }
}

/** Notes a step, at most once in a visit. Nobody puts in the cart what they have not seen, perhaps on another day. */
function noteInterest(interest: Interest): void {
  if (interest.step !== 'seen') noteInterest({ ...interest, step: 'seen' });
  const key = `${interest.step} ${interest.isAlbum} ${interest.id}`;
  if (noted.has(key)) return;
  noted.add(key);
  waiting.push(interest);
  timer ??= setTimeout(send, INTEREST_DELAY_MS);
}

interface Counted {
  id: string;
  type: ItemType;
}

function noteAll(step: InterestStep, items: readonly Counted[]): void {
  for (const item of items) noteInterest({ step, id: item.id, isAlbum: isAlbum(item) });
}

function cartChanged({ items, attempt }: CartState, before: CartState): void {
  // Other tabs follow this change too: that which is looked at counts it.
  if (document.hidden) return;
  const isIn = (list: readonly Counted[]) => (item: Counted) =>
    list.some(({ id }) => id === item.id);
  noteAll(
    'carted',
    items.filter((item) => !isIn(before.items)(item)),
  );
  const sent = before.attempt?.items ?? [];
  // An order that was refused leaves its items in the cart.
  if (!attempt && !sent.some(isIn(items))) noteAll('ordered', sent);
}

/** Notes what is put in the cart and ordered. Returns a function that stops it. */
function followCartInterest(): () => void {
  return useCart.subscribe(cartChanged);
}

/** Sends what waits when the page is left. Returns a function that stops it and forgets what waits. */
function sendInterestOnLeaving(): () => void {
  const sendWhenHidden = () => {
    if (document.hidden && waiting.length > 0) send();
  };
  document.addEventListener('visibilitychange', sendWhenHidden);
  return () => {
    document.removeEventListener('visibilitychange', sendWhenHidden);
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
}

/** Has Google Analytics count page views for as long as it is rendered. */
function PageViews({ measurementId }: { measurementId: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    startMeasuring(measurementId);
    return stopMeasuring;
  }, [measurementId]);

  useEffect(() => {
    const later = setTimeout(() => trackPage(pathname, document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(later);
  }, [pathname]);

  return null;
}

/** Counts what is seen, put in the cart and ordered for as long as it is rendered. */
function ItemInterest() {
  const item = useShown((state) => state.item);

  useEffect(() => {
    const stops = [sendInterestOnLeaving(), followCartInterest()];
    return () => stops.forEach((stop) => stop());
  }, []);

  useEffect(() => {
    if (item) noteInterest({ step: 'seen', ...item });
  }, [item]);

  return null;
}

/** Measures visits; those of the photographer do not count as interest. */
export function Measurement() {
  const isVisitor = useSession(({ status, user }) => status !== 'unknown' && !user?.isAdmin);
  return (
    <>
      {env.measurementId !== null && <PageViews measurementId={env.measurementId} />}
      {isVisitor && <ItemInterest />}
    </>
  );
}
