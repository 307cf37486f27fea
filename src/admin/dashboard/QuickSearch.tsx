import { Search, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { readPrivatePicture } from '#src/data/http.ts';
import { useOverlayWithLinks } from '#src/hooks/useOverlay.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { quickSearchErrors, quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import {
  quickSearch,
  type SearchEntry,
  type SearchGroup,
  type SearchPicture,
} from '#src/model/system/quickSearch.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { ignorePressOnToast } from '#src/ui/overlay/Dialog.tsx';
import styles from './QuickSearch.module.css';
import { useSearchEntries, type Searched } from './useSearchEntries.ts';

interface ListKeys {
  /** The index of the highlighted line. */
  active: number;
  mark: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves a highlight through a list while the focus stays in the field above it. */
function useListKeys(count: number, choose: (index: number) => void): ListKeys {
  const [marked, mark] = useState(0);
  const active = Math.min(marked, Math.max(0, count - 1));

  function onKeyDown(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      PageDown: count - 1,
      PageUp: 0,
    };
    const target = targets[event.key];
    if (count === 0 || (target === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (target === undefined) choose(active);
    else mark(target);
  }

  return { active, mark, onKeyDown };
}

interface ResultsProps {
  listId: string;
  groups: readonly SearchGroup[];
  active: SearchEntry | undefined;
  onHover: (entry: SearchEntry) => void;
}

function Thumbnail({ picture: { src, previewPath, placeholder } }: { picture: SearchPicture }) {
  return (
    <span className={styles['thumbnail']}>
      <PrivateImage
        path={previewPath}
        read={readPrivatePicture}
        src={src}
        alt=""
        aspectRatio={1}
        placeholder={placeholder}
      />
    </span>
  );
}

const optionId = (listId: string, { id }: SearchEntry) => `${listId}-${id.replace(/\W/g, '-')}`;

function Results({ listId, groups, active, onHover }: ResultsProps) {
  return (
    <div id={listId} role="listbox" aria-label={texts.title} className={styles['results']}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-label={texts.kinds[kind]}>
          <p className={styles['kind']} aria-hidden>
            {texts.kinds[kind]}
          </p>
          {entries.map((entry) => (
            <Link
              key={entry.id}
              id={optionId(listId, entry)}
              to={entry.path}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              className={styles['option']}
              onPointerMove={() => onHover(entry)}
            >
              {entry.picture && <Thumbnail picture={entry.picture} />}
              <span className={styles['words']}>
                <span className={styles['title']}>{entry.title}</span>
                <span className={styles['detail']}>{entry.detail}</span>
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function Failure({ searched: { catalogue, orders } }: { searched: Searched }) {
  const failed = [
    { state: catalogue, errors: quickSearchErrors.load },
    { state: orders, errors: quickSearchErrors.orders },
  ].find(({ state }) => state.status === 'failed');
  const error = failed?.state.error;
  if (!failed || !error) return null;
  return (
    <div className={styles['failure']} role="alert">
      <span>{errorText(error.code, failed.errors, error.details)}</span>
      <Button onClick={failed.state.retry}>{commonTexts.retry}</Button>
    </div>
  );
}

interface StatusProps {
  searched: Searched;
  query: string;
  count: number;
}

function Status({ searched: { catalogue, orders }, query, count }: StatusProps) {
  const isTyped = query.trim() !== '';
  const isLoading = catalogue.status === 'loading' || orders.status === 'loading';
  const busyText = catalogue.status === 'loading' ? texts.loading : texts.searching;
  const emptyText = isLoading ? busyText : texts.none(query.trim());
  return <p role="status">{isTyped && (count === 0 ? emptyText : texts.count(count))}</p>;
}

function Body() {
  const [query, setQuery] = useState('');
  const listId = useId();
  const searched = useSearchEntries(query);
  const groups = quickSearch(searched.entries, query);
  const lines = groups.flatMap(({ entries }) => entries);
  const elementOf = (index: number) => {
    const entry = lines[index];
    return entry && document.getElementById(optionId(listId, entry));
  };
  const { active, mark, onKeyDown } = useListKeys(lines.length, (index) =>
    elementOf(index)?.click(),
  );
  const marked = lines[active];
  const markedId = marked && optionId(listId, marked);

  useEffect(() => {
    if (markedId === undefined) return;
    document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  return (
    <>
      <div className={styles['field']}>
        <Icon of={Search} />
        <input
          className={styles['input']}
          role="combobox"
          aria-label={texts.title}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={texts.hint}
          value={query}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setQuery(target.value);
            mark(0);
          }}
        />
        <Primitive.Close asChild>
          <IconButton className={styles['close']} icon={X} label={commonTexts.close} />
        </Primitive.Close>
      </div>
      <Results
        listId={listId}
        groups={groups}
        active={marked}
        onHover={(entry) => mark(lines.indexOf(entry))}
      />
      <Failure searched={searched} />
      <footer className={styles['foot']}>
        <Status searched={searched} query={query} count={lines.length} />
        <span className={styles['keys']} aria-hidden>
          {texts.keys}
        </span>
      </footer>
    </>
  );
}

/** A search field that leads to any tab, album, picture or order. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const moveFocus = useOverlayWithLinks(onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles['scrim']} />
        <Primitive.Content
          className={styles['palette']}
          aria-describedby={undefined}
          onCloseAutoFocus={moveFocus}
          onInteractOutside={ignorePressOnToast}
        >
          <Primitive.Title className={styles['heading']}>{texts.title}</Primitive.Title>
          <Body />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
