import type { LucideIcon } from 'lucide-react';
import type { AdminTab } from '#src/model/base/routes.ts';

/** A tab as the ways to it show it. */
export interface DashboardTab {
  tab: AdminTab;
  icon: LucideIcon;
}
