import { useMemo } from 'react';
import { shareEditedItem } from '#src/data/presence.ts';
import { useNow } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  othersAtItem,
  PRESENCE_HEARTBEAT_MS,
  type EditedItem,
} from '#src/model/account/presence.ts';
import type { ItemPresence, SessionUser } from '#src/model/account/schema.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { whileAwake } from '#src/stores/attention.ts';
import { useSession } from '#src/stores/session.ts';
import styles from './AlsoOpen.module.css';

function Others({ kind, id, user }: EditedItem & { user: SessionUser }) {
  const { uid, email } = user;
  const name = user.name === '' ? email : user.name;
  const resource = useMemo<Resource<ItemPresence[]>>(
    () => ({
      watch: (onNext, onError) => shareEditedItem({ kind, id }, { uid, name }, { onNext, onError }),
      during: whileAwake,
    }),
    [kind, id, uid, name],
  );
  const presences = useResource(resource);
  const others = othersAtItem(presences.value ?? [], uid, useNow(PRESENCE_HEARTBEAT_MS));
  return (
    <div role="status" className={styles['others']}>
      {others.length > 0 && editingTexts.alsoOpen(others)}
    </div>
  );
}

/**
 * Names the other administrators who have the same item open, and shows them that this one has. Failures
 * stay silent: a conflict is still found when it is saved.
 */
export function AlsoOpen(item: EditedItem) {
  const user = useSession((state) => state.user);
  return user && <Others {...item} user={user} />;
}
