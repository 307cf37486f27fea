import { groupBy } from '../base/lists.ts';
import type { PricePackage } from './schema.ts';

export const PRICE_GROUP_MIN = 0;
export const PRICE_GROUP_MAX = 4;
export const PRICE_GROUP_SERVICE_COUNT = 4;
export const PRICE_PACKAGE_MAX_COUNT = 60;

export interface PriceGroup {
  name: string;
  order: number;
  packages: PricePackage[];
}

/** Groups the packages; groups and packages are in the photographer's order. */
export function groupPackages(packages: readonly PricePackage[]): PriceGroup[] {
  const groups = groupBy(packages, ({ group }) => group);
  return [...groups]
    .map(([name, members]) => ({
      name,
      order: Math.min(...members.map(({ groupOrder }) => groupOrder)),
      packages: [...members].sort((a, b) => a.order - b.order),
    }))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'da'));
}

/** True when each group can have a place of its own, and there is something to arrange. */
export function canArrangeGroups({ length }: readonly PriceGroup[]): boolean {
  return length > 1 && length <= PRICE_GROUP_MAX - PRICE_GROUP_MIN + 1;
}

/** The packages shown to visitors. */
export function publishedPackages(packages: readonly PricePackage[]): PricePackage[] {
  return packages.filter(({ isPublished }) => isPublished);
}

/** True for a whole number from 0 to 4. */
export function isGroupOrder(value: number): boolean {
  return Number.isInteger(value) && value >= PRICE_GROUP_MIN && value <= PRICE_GROUP_MAX;
}

/** The id of a new package: the current time, or the next free millisecond. */
export function packageId(packages: readonly PricePackage[], now: Date): string {
  const taken = new Set(packages.map(({ id }) => id));
  let time = now.getTime();
  while (taken.has(`pkg_${time}`)) time += 1;
  return `pkg_${time}`;
}
