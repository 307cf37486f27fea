import { MessageSquare } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ADMIN_ITEM_PARAMETER, adminPath } from '#src/model/base/addresses.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { shorten } from '#src/model/base/text.ts';
import { type KeptMessage, type MessageState, messageStates } from '#src/model/contact/messages.ts';
import {
  messageAnswers,
  messagesErrors,
  messagesTexts as texts,
} from '#src/model/contact/messagesTexts.ts';
import { findMessages, searchedMessages } from '#src/model/contact/searchMessages.ts';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { ChipChoice } from '#src/ui/form/ChipChoice.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { EditorShell, ProblemNote } from '../layout/EditorShell.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import styles from './Messages.module.css';
import { useMessages } from './useMessages.ts';

const filters = ['all', ...messageStates] as const;

type Filter = MessageState | 'all';

const isIn = (filter: Filter) => (message: KeptMessage) =>
  filter === 'all' || message.state === filter;

const PREVIEW_LENGTH = 140;

function MessageRow({ message, onOpen }: { message: KeptMessage; onOpen: () => void }) {
  const { name, subject, state, createdAt } = message;
  return (
    <li>
      <button type="button" className={styles['row']} data-state={state} onClick={onOpen}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['time']}>{formatDateTime(createdAt)}</span>
        <span className={styles['subject']}>{subject}</span>
        <span className={styles['state']}>{texts.states[state]}</span>
        <span className={styles['preview']}>{shorten(message.message, PREVIEW_LENGTH)}</span>
      </button>
    </li>
  );
}

type Older = ReturnType<typeof useMessages>['older'];

function statusOf(foundCount: number, older: Older): string {
  if (older?.hasFailed) return texts.olderFailed;
  if (older?.isAsked) return texts.olderLoading;
  return foundCount === 0 ? texts.noMatches : '';
}

/** As many rows are drawn at once. */
const PORTION = 100;

interface MessageListProps {
  all: readonly KeptMessage[];
  older: Older;
  onOpen: (id: string) => void;
}

/** The messages by state, found by any of their words, whose older ones come when they are looked for. */
function MessageList({ all, older, onOpen }: MessageListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [drawn, setDrawn] = useState(PORTION);
  const searched = useMemo(() => searchedMessages(all), [all]);
  const found = findMessages(searched, useDeferredValue(query)).filter(isIn(filter));

  function lookFor(change: () => void): void {
    change();
    setDrawn(PORTION);
    if (older?.isAsked === false) older.ask();
  }

  function showOlder(): void {
    setDrawn(found.length + PORTION);
    older?.ask();
  }

  return (
    <>
      <div className={styles['bar']}>
        <TextField
          type="search"
          label={texts.searchLabel}
          placeholder={texts.searchHint}
          autoComplete="off"
          value={query}
          onChange={({ target }) => lookFor(() => setQuery(target.value))}
        />
        <ChipChoice
          legend={texts.filterLegend}
          values={filters}
          chosen={filter}
          onChoose={(chosen) => lookFor(() => setFilter(chosen))}
        >
          {(each) => texts.filter(each, older ? undefined : all.filter(isIn(each)).length)}
        </ChipChoice>
        <p role="status">{statusOf(found.length, older)}</p>
      </div>
      <ul className={styles['list']}>
        {found.slice(0, drawn).map((message) => (
          <MessageRow key={message.id} message={message} onOpen={() => onOpen(message.id)} />
        ))}
      </ul>
      <MoreButton hasMore={found.length > drawn} onClick={() => setDrawn(drawn + PORTION)}>
        {texts.showMore}
      </MoreButton>
      <MoreButton
        hasMore={found.length <= drawn && older !== undefined}
        busy={older?.isAsked === true && !older.hasFailed}
        onClick={showOlder}
      >
        {older?.hasFailed ? texts.tryAgain : texts.showOlder}
      </MoreButton>
    </>
  );
}

const skeleton = (
  <div className={styles['list']}>
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
  </div>
);

/** The messages of the contact form, and the one that the address names. */
export function Messages() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const openId = parameters.get(ADMIN_ITEM_PARAMETER);
  const { state, older } = useMessages(openId);
  const open = (item?: string) => void navigate(adminPath('henvendelser', item ? { item } : {}));
  const opened = state.value?.find(({ id }) => id === openId);
  const [shown, setShown] = useState<KeptMessage>();
  // It stays, with the answer that is typed, when it leaves the list.
  const lastShown = openId === null ? undefined : (opened ?? shown);
  if (lastShown !== shown) setShown(lastShown);
  const isOpen = openId !== null && shown?.id === openId;
  const isGone = openId !== null && !isOpen && state.status === 'ready' && !older;
  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      {isGone && <ProblemNote text={messageAnswers.gone} />}
      <AsyncView state={state} skeleton={skeleton} errors={messagesErrors.load}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={MessageSquare} text={texts.none} />
          ) : (
            <MessageList all={all} older={older} onOpen={open} />
          )
        }
      </AsyncView>
      {isOpen && <MessageDialog key={shown.id} message={shown} onClose={() => open()} />}
    </EditorShell>
  );
}
