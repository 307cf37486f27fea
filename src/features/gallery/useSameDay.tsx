import { useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as search from '#src/data/repos/catalogue/search.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { searchPath } from '#src/model/base/addresses.ts';
import { formatLongDate, isoDay } from '#src/model/base/dates.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import {
  hitAddress,
  hitPath,
  queryWords,
  type SearchHit,
} from '#src/model/catalogue/search/search.ts';
import { searchTexts } from '#src/model/catalogue/search/searchTexts.ts';
import { Link } from '#src/ui/controls/Link.tsx';
import type { Fact } from '#src/ui/display/Facts.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './useSameDay.module.css';

const MAX_SHOWN = 24;
const HEIGHT_PX = 128;

type Dated = Pick<SingleImage, 'id' | 'takenAt'>;

/** The other pictures of a day. Whoever pages on asks for none; without an answer there are none. */
function useOthers({ id, takenAt }: Dated): SearchHit[] {
  const day = takenAt ? isoDay(takenAt) : '';
  const settled = useDebounced(day);
  const resource = useMemo(() => {
    const words = queryWords(settled);
    const none: SearchHit[] = [];
    if (words.length === 0) return {};
    return { read: async () => (await search.find(words)).hits, otherwise: none };
  }, [settled]);
  const { value: hits = [] } = useResource<SearchHit[]>(resource);
  return settled === day ? hits.filter((hit) => (hit.pictureId ?? hit.id) !== id) : [];
}

function DayPicture({ hit }: { hit: SearchHit }) {
  const { state } = useLocation() as { state: unknown };
  const ratio = aspectRatioOf(hit);
  return (
    <li style={ratioStyle(ratio)}>
      {/* It takes the place of the open picture, so that closing leads to the gallery. */}
      <Link to={hitPath(hit)} replace state={state} aria-label={hit.title} draggable={false}>
        <LazyImage
          src={hitAddress(hit)}
          alt=""
          aspectRatio={ratio}
          sources={hit.sources}
          sizes={`${Math.round(ratio * HEIGHT_PX)}px`}
        />
      </Link>
    </li>
  );
}

/**
 * The day of an opened picture, and the other pictures of that day. They hang below everything else, so that nothing
 * moves when they come.
 */
export function useSameDay(picture: Dated): { fact: Fact; strip: ReactNode } {
  const list = useRef<HTMLUListElement>(null);
  const others = useOthers(picture);
  const { takenAt } = picture;
  const day = takenAt ? formatLongDate(takenAt) : '';
  if (!takenAt || others.length === 0) return { fact: [searchTexts.taken, day], strip: null };
  const button = (
    <button
      type="button"
      className={styles['more']}
      onClick={() => list.current?.querySelector('a')?.focus()}
    >
      {searchTexts.sameDay}
    </button>
  );
  return {
    fact: [
      searchTexts.taken,
      <>
        {day} {button}
      </>,
    ],
    strip: (
      <section className={styles['day']} aria-label={searchTexts.sameDay}>
        <h3 className={styles['title']}>{searchTexts.sameDay}</h3>
        <ul ref={list} className={styles['pictures']}>
          {others.slice(0, MAX_SHOWN).map((hit) => (
            <DayPicture key={hitPath(hit)} hit={hit} />
          ))}
        </ul>
        {others.length > MAX_SHOWN && (
          <Link to={searchPath(isoDay(takenAt))}>{searchTexts.wholeDay}</Link>
        )}
      </section>
    ),
  };
}
