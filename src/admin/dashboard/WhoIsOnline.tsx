import { site } from '#src/config/site.ts';
import { watchAdminPresence } from '#src/data/presence.ts';
import { useNow } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { isAdminOnline, PRESENCE_HEARTBEAT_MS } from '#src/model/account/presence.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import type { Presence } from '#src/model/account/schema.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { whileAwake } from '#src/stores/attention.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import styles from './WhoIsOnline.module.css';

const admins = { watch: watchAdminPresence, during: whileAwake };

const people = site.presenceEmails.map((email, index) => ({
  email,
  name: site.presenceNames[index] ?? email,
}));

function statusText(presence: Presence | undefined, isOnline: boolean): string {
  if (isOnline) return adminTexts.online;
  const { lastSeen } = presence ?? {};
  return lastSeen
    ? `${adminTexts.offline}. ${adminTexts.lastSeen(formatDateTime(lastSeen))}`
    : adminTexts.offline;
}

/** Shows which of the administrators are online. */
export function WhoIsOnline() {
  const presences = useResource(admins);
  const now = useNow(PRESENCE_HEARTBEAT_MS);
  return (
    <ul className={styles['people']} aria-label={adminTexts.whoIsOnline}>
      {people.map(({ email, name }) => {
        const presence = presences.value?.find((each) => isListedEmail(each.email, [email]));
        const isOnline = presence !== undefined && isAdminOnline(presence, now);
        const status = statusText(presence, isOnline);
        return (
          <li key={email} className={styles['person']} title={`${name}: ${status}`}>
            <span className={styles['dot']} data-online={isOnline} aria-hidden />
            {name}
            <VisuallyHidden>: {status}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
