import { Search, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useOverlayWithLinks } from '#src/hooks/useOverlay.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import {
  quickSearch,
  type SearchEntry,
  type SearchCommand,
} from '#src/model/system/quickSearch.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ignorePressOnToast } from '#src/ui/overlay/Dialog.tsx';
import styles from './QuickSearch.module.css';
import { optionId, Results, Failure, OlderItems, Status } from './SearchResults.tsx';
import { useSearchEntries } from './useSearchEntries.ts';

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

export type SearchCommands = Record<SearchCommand, () => void>;

interface BodyProps {
  recent: readonly SearchEntry[];
  onChoose: (entry: SearchEntry) => void;
}

function Body({ recent, onChoose }: BodyProps) {
  const [query, setQuery] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const searched = useSearchEntries(query);
  const groups = quickSearch(searched.entries, query, recent);
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
          ref={field}
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
        onChoose={onChoose}
      />
      <Failure searched={searched} />
      {query.trim() !== '' && (
        // The button goes away, and the focus must not.
        <OlderItems searched={searched} onPress={() => field.current?.focus()} />
      )}
      <footer className={styles['foot']}>
        <Status searched={searched} query={query} count={lines.length} />
        <span className={styles['keys']} aria-hidden>
          {texts.keys}
        </span>
      </footer>
    </>
  );
}

interface QuickSearchProps extends BodyProps {
  commands: SearchCommands;
  onClose: () => void;
}

/** A search field that leads to everything that the dashboard shows, and does what it is told. */
export function QuickSearch({ recent, onChoose, commands, onClose }: QuickSearchProps) {
  const moveFocus = useOverlayWithLinks(onClose);

  function choose(entry: SearchEntry): void {
    onChoose(entry);
    const { target } = entry;
    // A link closes the search by itself, when the page has changed.
    if (target.kind === 'address') return;
    onClose();
    if (target.kind === 'command') commands[target.command]();
  }

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
          <Body recent={recent} onChoose={choose} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
