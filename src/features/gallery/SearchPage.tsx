import { SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as search from '#src/data/repos/catalogue/search.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useProgressiveList } from '#src/hooks/useProgressiveList.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { searchPath, SEARCH_PARAMETER } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import {
  hitAddress,
  hitPath,
  queryWords,
  type SearchAnswer,
  type SearchHit,
} from '#src/model/catalogue/search/search.ts';
import { searchErrors, searchTexts } from '#src/model/catalogue/search/searchTexts.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { GalleryCard, GallerySkeleton } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryGrid } from '#src/ui/gallery/GalleryGrid.tsx';
import { OPENED_FROM_PAGE } from '#src/ui/gallery/galleryAddress.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import styles from './SearchPage.module.css';

/** What is typed, and what the address asks for, which follows when the typing pauses. */
function useTyped() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = parameters.get(SEARCH_PARAMETER) ?? '';
  const [text, setText] = useState(asked);
  const settled = useDebounced(text);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    // Another address than the one that was typed, as from a link.
    if (asked !== settled) setText(asked);
  }
  const write = useEffectEvent((typed: string) => {
    if (typed !== asked) void navigate(searchPath(typed), { replace: true });
  });
  useEffect(() => write(settled), [settled]);
  return { text, setText, asked };
}

interface Found {
  state: Retryable<SearchAnswer>;
  /** The newest answer; older than what is typed while it `isBehind`. */
  answer: SearchAnswer | undefined;
  isBehind: boolean;
}

/** What is found. A recent answer that holds what is typed answers at once. */
function useFound(typed: string, asked: string): Found {
  const resource = useMemo(() => {
    const words = queryWords(asked);
    return words.length === 0 ? {} : { read: () => search.find(words) };
  }, [asked]);
  const state = useResource(resource);
  const known = useMemo(() => search.recall(queryWords(typed)), [typed]);
  const current = known ?? (typed === asked ? state.value : undefined);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return { state, answer: current ?? last, isBehind: current === undefined };
}

function noteOf({ album, pictureId, kind, count }: SearchHit): string {
  if (pictureId !== undefined) return searchTexts.fromAlbum(album);
  if (kind === 'album') return galleryTexts.albumCount(count);
  return kind === 'portfolio' ? galleryTexts.portfolioTitle : '';
}

function Hits({ hits }: { hits: readonly SearchHit[] }) {
  const shown = useProgressiveList(hits);
  return (
    <GalleryGrid
      items={shown.map((hit) => ({ id: hitPath(hit), hit }))}
      pictureOf={({ hit }) => hit}
      card={({ id: to, hit }, place) => (
        <GalleryCard
          {...place}
          isPage
          id={hit.pictureId ?? hit.id}
          link={{ to, state: OPENED_FROM_PAGE }}
          title={hit.title}
          price={hit.price > 0 ? formatKroner(hit.price) : undefined}
          note={noteOf(hit)}
          src={hitAddress(hit)}
          picture={{ ...hit, placeholder: '' }}
          isEmpty={hitAddress(hit) === ''}
        />
      )}
    />
  );
}

const newAlbums = { read: search.newestAlbums, otherwise: [] };

/** Where to go on without words, or without anything that fits them. */
function NewAlbums() {
  const { value: hits = [] } = useResource<SearchHit[]>(newAlbums);
  if (hits.length === 0) return null;
  return (
    <section>
      <h2 className={styles['subtitle']}>{searchTexts.newAlbums}</h2>
      <Hits hits={hits} />
    </section>
  );
}

/** The sentence above the results, read aloud when they change. */
function countOf({ answer, isBehind }: Found): ReactNode {
  if (!answer || isBehind) return undefined;
  const { hits, total } = answer;
  return (
    <>
      {hits.length < total ? searchTexts.best(hits.length, total) : searchTexts.count(total)}
      {search.isOfNewestOnly && ` ${searchTexts.newestOnly}`}
    </>
  );
}

function Results({ typed, found }: { typed: string; found: Found }) {
  const { state, answer, isBehind } = found;
  const isWaiting = isBehind && (state.status === 'failed' || !answer || answer.total === 0);
  if (isWaiting) {
    return (
      <AsyncView state={state} skeleton={<GallerySkeleton lines={2} />} errors={searchErrors}>
        {() => null}
      </AsyncView>
    );
  }
  if (!answer || answer.total === 0) {
    return (
      <>
        <EmptyState icon={SearchX} text={searchTexts.nothing(typed)} />
        <NewAlbums />
      </>
    );
  }
  return (
    <div className={styles['results']} aria-busy={isBehind}>
      <Hits hits={answer.hits} />
    </div>
  );
}

function leaveKeyboard(event: { preventDefault: () => void }): void {
  event.preventDefault();
  // A telephone puts its keyboard away.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Searches all that is published. The words are in the address, so that going back shows the same. */
export function SearchPage() {
  const { text, setText, asked } = useTyped();
  const typed = queryWords(text).join(' ');
  const found = useFound(typed, queryWords(asked).join(' '));
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    // Whoever comes back to results is not asked for more words.
    if (asked === '') field.current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <section className={styles['page']}>
      <PageHead title={searchTexts.title} noIndex />
      <h1 className={styles['title']}>{searchTexts.title}</h1>
      <form role="search" className={styles['form']} onSubmit={leaveKeyboard}>
        <TextField
          ref={field}
          type="search"
          label={searchTexts.label}
          hint={searchTexts.hint}
          value={text}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <p role="status" className={styles['count']}>
        {typed !== '' && countOf(found)}
      </p>
      {typed === '' ? <NewAlbums /> : <Results typed={text.trim()} found={found} />}
    </section>
  );
}
