import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as messages from '#src/data/repos/contact/messages.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { ADMIN_ITEM_PARAMETER, adminPath } from '#src/model/base/addresses.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { shorten } from '#src/model/base/text.ts';
import { type KeptMessage, type MessageState, messageStates } from '#src/model/contact/messages.ts';
import { messagesErrors, messagesTexts as texts } from '#src/model/contact/messagesTexts.ts';
import { containsQuery } from '#src/model/orders/orderViews.ts';
import { ChipChoice } from '#src/ui/form/ChipChoice.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { EditorShell } from '../layout/EditorShell.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import styles from './Messages.module.css';

const every = { watch: messages.watchAll };

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

interface MessageListProps {
  all: readonly KeptMessage[];
  onOpen: (id: string) => void;
}

/** The messages by state, found by any of their words. */
function MessageList({ all, onOpen }: MessageListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const shown = all
    .filter(isIn(filter))
    .filter(({ name, email, subject, message, answers }) =>
      containsQuery([name, email, subject, message, ...answers.map(({ text }) => text)], query),
    )
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return (
    <>
      <div className={styles['bar']}>
        <TextField
          type="search"
          label={texts.searchLabel}
          placeholder={texts.searchHint}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ChipChoice
          legend={texts.filterLegend}
          values={filters}
          chosen={filter}
          onChoose={setFilter}
        >
          {(each) => texts.filter(each, all.filter(isIn(each)).length)}
        </ChipChoice>
        <p role="status">{shown.length === 0 && texts.noMatches}</p>
      </div>
      <ul className={styles['list']}>
        {shown.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={() => onOpen(message.id)} />
        ))}
      </ul>
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
  const state = useResource(every);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const openId = parameters.get(ADMIN_ITEM_PARAMETER);
  const open = (item?: string) => void navigate(adminPath('henvendelser', item ? { item } : {}));
  const opened = state.value?.find(({ id }) => id === openId);
  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      <AsyncView state={state} skeleton={skeleton} errors={messagesErrors.load}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={MessageSquare} text={texts.none} />
          ) : (
            <MessageList all={all} onOpen={open} />
          )
        }
      </AsyncView>
      {opened && <MessageDialog key={opened.id} message={opened} onClose={() => open()} />}
    </EditorShell>
  );
}
