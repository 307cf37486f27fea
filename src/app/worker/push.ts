import type { PushMessage } from '#src/model/push/message.ts';
import { routes } from '#src/model/base/routes.ts';
import type { PushedEvent, ShownNotification, WorkerScope } from './scope.ts';

/** The message to a page of the dashboard: the place to show. */
export interface OpensPlace {
  opens: string;
}

const ICON = '/icon-192.png';

/** Shows a push. Firebase puts the data of its sender into `data`, and adds fields of its own beside it. */
export async function showPush({ registration }: WorkerScope, event: PushedEvent): Promise<void> {
  const { data = {} } = (event.data?.json() ?? {}) as { data?: Partial<PushMessage> };
  const { title = '', body = '', path = routes.admin, tag = '' } = data;
  await registration.showNotification(title, { body, tag, icon: ICON, lang: 'da', data: path });
}

/** Opens the place that a notification names, in the dashboard that is open already if there is one. */
export async function openPush(
  { clients, location }: WorkerScope,
  notification: ShownNotification,
): Promise<void> {
  notification.close();
  const opens = String(notification.data);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = windows.find(({ url }) => new URL(url).pathname === routes.admin);
  if (!dashboard) {
    await clients.openWindow(new URL(opens, location.origin).href);
    return;
  }
  // The page asks about unsaved edits, as it does before any other place.
  dashboard.postMessage({ opens } satisfies OpensPlace);
  await dashboard.focus();
}
