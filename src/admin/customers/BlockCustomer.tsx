import { useState } from 'react';
import * as blockedCustomers from '#src/data/repos/blockedCustomers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import type { UserRecord } from '#src/model/account/schema.ts';
import { pendingOrderErrors, pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
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

interface QuestionProps {
  user: UserRecord;
  onClose: () => void;
}

function BlockQuestion({ user, onClose }: QuestionProps) {
  const { id, email } = user;
  const name = nameOf(user);
  const { pending, submit } = useSubmit(blockedCustomers.block, {
    success: () => ({ kind: 'success', text: texts.blocked(name) }),
    errors: customerPanelErrors.block,
  });
  return (
    <ConfirmDialog
      title={texts.blockTitle(name)}
      description={texts.blockText}
      confirmLabel={texts.block}
      busy={pending}
      onConfirm={() => void submit({ id, name, email }).then(({ done }) => done && onClose())}
      onClose={onClose}
    />
  );
}

function UnblockQuestion({ user, onClose }: QuestionProps) {
  const name = nameOf(user);
  const { pending, submit } = useSubmit(blockedCustomers.unblock, {
    success: () => ({ kind: 'success', text: pendingOrderTexts.unblocked(name) }),
    errors: pendingOrderErrors.unblock,
  });
  return (
    <ConfirmDialog
      title={texts.unblockTitle(name)}
      description={texts.unblockText}
      confirmLabel={pendingOrderTexts.unblock}
      look="primary"
      busy={pending}
      onConfirm={() => void submit(user.id).then(({ done }) => done && onClose())}
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
  const [question, setQuestion] = useState<'block' | 'unblock'>();
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
      {question === 'unblock' && <UnblockQuestion user={user} onClose={close} />}
      {question === 'block' && <BlockQuestion user={user} onClose={close} />}
    </span>
  );
}
