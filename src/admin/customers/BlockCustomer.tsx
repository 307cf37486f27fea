import { useState } from 'react';
import * as blockedCustomers from '#src/data/repos/account/blockedCustomers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import type { UserRecord } from '#src/model/account/schema.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './BlockCustomer.module.css';

/** The ids of the customers from whom no orders are taken; undefined until they are known. */
export function useBlockedIds(): ReadonlySet<string> | undefined {
  const { value } = useResource(blockedCustomers.all);
  return value && new Set(value.map(({ id }) => id));
}

function nameOf({ firstName, lastName, email }: UserRecord): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || pendingOrderTexts.nameless;
}

type Change = keyof typeof texts.changes;

interface ChangeAct {
  act: (customer: { id: string; name: string; email: string }) => Promise<void>;
  look: 'danger' | 'primary';
}

const acts: Record<Change, ChangeAct> = {
  block: { act: blockedCustomers.block, look: 'danger' },
  unblock: { act: ({ id }) => blockedCustomers.unblock(id), look: 'primary' },
};

interface BlockQuestionProps {
  user: UserRecord;
  name: string;
  change: Change;
  onClose: () => void;
}

function BlockQuestion({ user: { id, email }, name, change, onClose }: BlockQuestionProps) {
  const words = texts.changes[change];
  const { act, look } = acts[change];
  const { pending, submit } = useSubmit(act, {
    success: () => ({ kind: 'success', text: words.done(name) }),
    errors: customerPanelErrors[change],
  });
  return (
    <ConfirmDialog
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.confirm}
      look={look}
      busy={pending}
      onConfirm={() => void submit({ id, name, email }).then(({ done }) => done && onClose())}
      onClose={onClose}
    />
  );
}

interface BlockCustomerProps {
  user: UserRecord;
  blockedIds: ReadonlySet<string> | undefined;
}

/** Says if a customer may order, with a button that changes it. Administrators are not blocked. */
export function BlockCustomer({ user, blockedIds }: BlockCustomerProps) {
  // The question stays what it was while its answer already shows in the list.
  const [question, setQuestion] = useState<Change>();
  if (!blockedIds || user.isAdmin) return '–';
  const isBlocked = blockedIds.has(user.id);
  const name = nameOf(user);
  const close = () => setQuestion(undefined);
  return (
    <span className={styles['ordering']}>
      {isBlocked ? texts.isBlocked : texts.mayOrder}
      <Button
        look="quiet"
        aria-label={isBlocked ? pendingOrderTexts.unblockOf(name) : texts.blockOf(name)}
        onClick={() => setQuestion(isBlocked ? 'unblock' : 'block')}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      {question && <BlockQuestion user={user} name={name} change={question} onClose={close} />}
    </span>
  );
}
