import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import type { Page } from '#src/data/readAllPages.ts';
import * as giftCardRecords from '#src/data/repos/giftCards/giftCards.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  ADMIN_ACTION_PARAMETER,
  ADMIN_ITEM_PARAMETER,
  adminPath,
  parseAdminAction,
} from '#src/model/base/addresses.ts';
import { formatDate, isoDay, startOfDay } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatKroner } from '#src/model/base/money.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { mayBePaidOut } from '#src/model/giftCards/balance.ts';
import { giftCardCode, shownCode } from '#src/model/giftCards/code.ts';
import type { GiftCardChange } from '#src/options/giftCards/contracts.ts';
import {
  giftCardEditorErrors,
  giftCardEditorTexts as texts,
} from '#src/options/giftCards/editorTexts.ts';
import { isGivenAway } from '#src/model/giftCards/offer.ts';
import type { GiftCardState } from '#src/model/giftCards/schema.ts';
import { isOrderId } from '#src/model/orders/orderId.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import * as manage from './manage.ts';
import styles from '#src/options/CodeList.module.css';
import { IssueGiftCardDialog } from './IssueGiftCardDialog.tsx';

type IssuedGiftCard = giftCardRecords.IssuedGiftCard;

const blocking: Record<GiftCardState, GiftCardChange | undefined> = {
  open: 'block',
  'paid-out': 'block',
  blocked: 'open',
  'taken-back': undefined,
};

/** The changes that a card allows now. */
function changesOf(giftCard: IssuedGiftCard): GiftCardChange[] {
  const change = blocking[giftCard.state];
  const isPayable = mayBePaidOut(giftCard, giftCard.left, new Date());
  return [...(isPayable ? (['pay-out'] as const) : []), ...(change ? [change] : [])];
}

function factsOf(giftCard: IssuedGiftCard): string[] {
  const { lastDay, state, orderId, issuedAt } = giftCard;
  const day = formatDate(startOfDay(lastDay));
  const byHand = isGivenAway(giftCard) ? texts.given : texts.byHand;
  return [
    texts.states[state],
    isoDay(new Date()) > lastDay ? texts.over(day) : texts.validUntil(day),
    texts.issuedOn(formatDate(issuedAt)),
    orderId === '' ? byHand : '',
  ].filter((fact) => fact !== '');
}

interface ChangeButtonProps {
  giftCard: IssuedGiftCard;
  change: GiftCardChange;
  onChanged: () => void;
}

function ChangeButton({ giftCard, change, onChanged }: ChangeButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const code = shownCode(giftCard.id);
  const { action, of, title, text, done } = texts.changes[change];
  const { pending, submit } = useSubmit(manage.change, {
    success: () => ({ kind: 'success', text: done }),
    errors: giftCardEditorErrors.change,
  });

  async function send(): Promise<void> {
    const outcome = await submit(giftCard.id, change);
    if (!outcome.done) return;
    setIsAsking(false);
    onChanged();
  }

  return (
    <>
      <Button aria-label={of(code)} onClick={() => setIsAsking(true)}>
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title(code)}
          description={text(formatKroner(giftCard.left))}
          confirmLabel={pending ? texts.saving : action}
          look="primary"
          busy={pending}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function GiftCardRow({ giftCard, onChanged }: { giftCard: IssuedGiftCard; onChanged: () => void }) {
  const { id, left, value, orderId } = giftCard;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['code']}>{shownCode(id)}</h3>
        <p>{texts.balance(formatKroner(left), formatKroner(value))}</p>
        <p className={styles['facts']}>{joinFacts(factsOf(giftCard))}</p>
        {orderId !== '' && (
          <p className={styles['facts']}>
            {`${texts.sold} `}
            <Link to={adminPath('kundepanel', { order: orderId })}>{orderId}</Link>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {changesOf(giftCard).map((change) => (
          <ChangeButton key={change} giftCard={giftCard} change={change} onChanged={onChanged} />
        ))}
      </div>
    </li>
  );
}

const nothing = { read: () => Promise.resolve([]) };

/** Older cards, asked for by what finds them among all: a whole code, or the number of an order. */
function searchOf(query: string): Resource<IssuedGiftCard[]> {
  const code = giftCardCode(query);
  const orderId = query.trim().toUpperCase();
  if (code !== undefined) {
    return {
      read: async () =>
        [await giftCardRecords.find(code)].filter((giftCard) => giftCard !== undefined),
    };
  }
  return isOrderId(orderId) ? { read: () => giftCardRecords.listOf([orderId]) } : nothing;
}

/** The cards whose code or order a query is a part of, however it is typed. */
function fitting(giftCards: readonly IssuedGiftCard[], query: string): readonly IssuedGiftCard[] {
  const typed = query.replaceAll(/[\s-]/g, '').toUpperCase();
  const whole = giftCardCode(query) ?? typed;
  return giftCards.filter(({ id, orderId }) => id.includes(whole) || orderId.includes(typed));
}

/** Each card once, as it was read first; the newest comes first. */
function inOrder(giftCards: readonly IssuedGiftCard[]): IssuedGiftCard[] {
  const each = new Map(giftCards.toReversed().map((giftCard) => [giftCard.id, giftCard]));
  return [...each.values()].sort((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
}

interface GiftCardListProps {
  first: Page<IssuedGiftCard>;
  /** The cards that were read again since. */
  changed: readonly IssuedGiftCard[];
  onChanged: (code: string) => void;
}

function GiftCardList({ first, changed, onChanged }: GiftCardListProps) {
  // The search of the dashboard names a card.
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get(ADMIN_ITEM_PARAMETER) ?? '');
  const [{ items, next }, setRead] = useState(first);
  const word = useDebounced(query);
  const searched = useResource(useMemo(() => searchOf(word), [word]));
  const more = useSubmit(giftCardRecords.list, { errors: giftCardEditorErrors.load });
  const known = inOrder([...changed, ...(searched.value ?? []), ...items]);
  const shown = fitting(known, query);
  if (known.length === 0) return <p>{texts.none}</p>;

  async function loadMore(): Promise<void> {
    const outcome = await more.submit(next);
    if (!outcome.done) return;
    const page = outcome.answer;
    setRead({ items: [...items, ...page.items], next: page.next });
  }

  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <AsyncView state={searched} skeleton={undefined} errors={giftCardEditorErrors.load}>
        {() => shown.length === 0 && <p role="status">{texts.noMatch}</p>}
      </AsyncView>
      <ul className={styles['list']}>
        {shown.map((giftCard) => (
          <GiftCardRow
            key={giftCard.id}
            giftCard={giftCard}
            onChanged={() => onChanged(giftCard.id)}
          />
        ))}
      </ul>
      {next !== undefined && <p className={styles['facts']}>{texts.newestOnly}</p>}
      <MoreButton hasMore={next !== undefined} busy={more.pending} onClick={() => void loadMore()}>
        {more.pending ? texts.loadingMore : texts.showMore}
      </MoreButton>
    </>
  );
}

/** Begins with a new card, where a link asks for it. */
function useAskedIssue(onAsked: () => void): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = parseAdminAction(parameters.get(ADMIN_ACTION_PARAMETER)) === 'udsted';
  useEffect(() => {
    if (!isAsked) return;
    onAsked();
    void navigate(adminPath('priser'), { replace: true });
  }, [isAsked, onAsked, navigate]);
}

/** The gift cards of the shop, below its prices. */
export function GiftCards() {
  const newest = useResource(giftCardRecords.newest);
  const [changed, setChanged] = useState<readonly IssuedGiftCard[]>([]);
  const again = useSubmit(giftCardRecords.find, { errors: giftCardEditorErrors.load });
  const [isAdding, setIsAdding] = useState(false);
  useAskedIssue(useCallback(() => setIsAdding(true), []));

  const show = (giftCard: IssuedGiftCard | undefined) =>
    setChanged((all) => (giftCard ? [giftCard, ...all] : all));

  async function readAgain(code: string): Promise<void> {
    const outcome = await again.submit(code);
    if (outcome.done) show(outcome.answer);
  }

  /** Of a card that may have been issued nothing is said where it cannot be read. */
  const readTried = (code: string) => giftCardRecords.find(code).then(show, () => undefined);

  return (
    <section className={styles['section']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{texts.title}</h2>
        <Button onClick={() => setIsAdding(true)}>
          <Icon of={Plus} />
          {texts.add}
        </Button>
      </header>
      <p className={styles['facts']}>{texts.intro}</p>
      <AsyncView
        state={newest}
        skeleton={<Skeleton width="100%" height="5rem" />}
        errors={giftCardEditorErrors.load}
      >
        {(first) => (
          <GiftCardList
            first={first}
            changed={changed}
            onChanged={(code) => void readAgain(code)}
          />
        )}
      </AsyncView>
      {isAdding && (
        <IssueGiftCardDialog
          onTried={(code) => void readTried(code)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
