import { adminPath } from '../base/addresses.ts';
import type { OptionalMailKind } from './outbox.ts';

const ofOrder = (order: string): string => adminPath('kundepanel', { order });
const galleries = (): string => adminPath('kundegallerier');

const paths: Record<OptionalMailKind, (id: string) => string> = {
  'new-order': () => adminPath('kontantbetaling'),
  'order-paid': ofOrder,
  'withdrawal-notice': ofOrder,
  'message-arrived': (item) => adminPath('henvendelser', { item }),
  'choice-sent': galleries,
  'choice-commented': galleries,
  'gallery-opened': galleries,
  'gallery-downloaded': galleries,
  'files-lost': ofOrder,
  'storage-near': () => adminPath('kundepanel', { section: 'statistik' }),
};

/** The place in the dashboard that news lead to, by the id of what they are about. */
export function newsPath(kind: OptionalMailKind, id: string): string {
  return paths[kind](id);
}
