import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as issuedCards from '#src/data/repos/payments/issuedCards.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { ADMIN_ITEM_PARAMETER, adminPath } from '#src/model/base/addresses.ts';
import { formatDate, isoDay, startOfDay } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { mayBePaidOut } from '#src/model/giftCards/balance.ts';
import { giftCardCode, shownCode } from '#src/model/giftCards/code.ts';
import type { CardChange } from '#src/model/giftCards/contracts.ts';
import {
  giftCardEditorErrors,
  giftCardEditorTexts as texts,
} from '#src/model/giftCards/editorTexts.ts';
import { isGivenAway } from '#src/model/giftCards/offer.ts';
import type { GiftCardState } from '#src/model/giftCards/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import styles from './DiscountCodes.module.css';
import { IssueCardDialog } from './IssueCardDialog.tsx';

type IssuedCard = issuedCards.IssuedCard;

const blocking: Record<GiftCardState, CardChange | undefined> = {
  open: 'block',
  'paid-out': 'block',
  blocked: 'open',
  'taken-back': undefined,
};

/** The changes that a card allows now. */
function changesOf(card: IssuedCard): CardChange[] {
  const change = blocking[card.state];
  const isPayable = mayBePaidOut(card, card.left, new Date());
  return [...(isPayable ? (['pay-out'] as const) : []), ...(change ? [change] : [])];
}

function factsOf(card: IssuedCard): string[] {
  const { lastDay, state, orderId, issuedAt } = card;
  const day = formatDate(startOfDay(lastDay));
  const byHand = isGivenAway(card) ? texts.given : texts.byHand;
  return [
    texts.states[state],
    isoDay(new Date()) > lastDay ? texts.over(day) : texts.validUntil(day),
    texts.issuedOn(formatDate(issuedAt)),
    orderId === '' ? byHand : '',
  ].filter((fact) => fact !== '');
}

interface ChangeButtonProps {
  card: IssuedCard;
  change: CardChange;
  onChanged: () => void;
}

function ChangeButton({ card, change, onChanged }: ChangeButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const code = shownCode(card.id);
  const { action, of, title, text, done } = texts.changes[change];
  const { pending, submit } = useSubmit(issuedCards.change, {
    success: () => ({ kind: 'success', text: done }),
    errors: giftCardEditorErrors.change,
  });

  async function send(): Promise<void> {
    const outcome = await submit(card.id, change);
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
          description={text(formatKroner(card.left))}
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

function CardRow({ card, onChanged }: { card: IssuedCard; onChanged: () => void }) {
  const { id, left, value, orderId } = card;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['code']}>{shownCode(id)}</h3>
        <p>{texts.balance(formatKroner(left), formatKroner(value))}</p>
        <p className={styles['facts']}>{factsOf(card).join(' · ')}</p>
        {orderId !== '' && (
          <p className={styles['facts']}>
            {`${texts.sold} `}
            <Link to={adminPath('kundepanel', { order: orderId })}>{orderId}</Link>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {changesOf(card).map((change) => (
          <ChangeButton key={change} card={card} change={change} onChanged={onChanged} />
        ))}
      </div>
    </li>
  );
}

/** The cards whose code or order a query is a part of, however it is typed. */
function found(cards: readonly IssuedCard[], query: string): readonly IssuedCard[] {
  const typed = query.replaceAll(/[\s-]/g, '').toUpperCase();
  const whole = giftCardCode(query) ?? typed;
  return cards.filter(({ id, orderId }) => id.includes(whole) || orderId.includes(typed));
}

function Cards({ cards, onChanged }: { cards: readonly IssuedCard[]; onChanged: () => void }) {
  // The search of the dashboard names a card.
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get(ADMIN_ITEM_PARAMETER) ?? '');
  const shown = found(cards, query);
  if (cards.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
      <ul className={styles['list']}>
        {shown.map((card) => (
          <CardRow key={card.id} card={card} onChanged={onChanged} />
        ))}
      </ul>
    </>
  );
}

/** The gift cards of the shop, below its prices. */
export function GiftCards() {
  const cards = useResource(issuedCards.all);
  const [isAdding, setIsAdding] = useState(false);
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
        state={cards}
        skeleton={<Skeleton width="100%" height="5rem" />}
        errors={giftCardEditorErrors.load}
      >
        {(all) => <Cards cards={all} onChanged={cards.refresh} />}
      </AsyncView>
      {isAdding && <IssueCardDialog onIssued={cards.refresh} onClose={() => setIsAdding(false)} />}
    </section>
  );
}
