import { conflictsWith, editedFields, editsBetween, type ListChange } from '../base/edits.ts';
import { AppError } from '../base/errors.ts';
import { parsePriceInput } from '../base/money.ts';
import type { PricePackageValues } from './form.ts';
import { groupPackages, type PriceGroup } from './pricePackages.ts';
import { PRICE_PACKAGE_DEFAULT_GROUP, type PricePackage } from './schema.ts';

type Change = ListChange<PricePackage>;
type Content = Omit<PricePackage, 'id' | 'order' | 'createdAt' | 'updatedAt'>;

const groupFrom = (typed: string): string => typed.trim() || PRICE_PACKAGE_DEFAULT_GROUP;

/** The place of the group whose name is typed; undefined for a new group. */
export const placeOfGroup = (groups: readonly PriceGroup[], typed: string): number | undefined =>
  groups.find(({ name }) => name === groupFrom(typed))?.order;

/** Converts the form's values to the stored fields. */
export function contentOf(values: PricePackageValues): Content {
  const { name, price, description, features, featured, isPublished, group, groupOrder } = values;
  return {
    name: name.trim(),
    price: parsePriceInput(price) ?? 0,
    description: description.trim(),
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    featured,
    isPublished,
    group: groupFrom(group),
    groupOrder,
  };
}

function contentOfPackage(item: PricePackage): Content {
  const { name, price, description, features, featured, isPublished, group, groupOrder } = item;
  return { name, price, description, features, featured, isPublished, group, groupOrder };
}

function findOrThrow(packages: readonly PricePackage[], id: string): PricePackage {
  const item = packages.find((each) => each.id === id);
  if (!item) throw new AppError('not-found');
  return item;
}

/** The order after the last package of a group. */
function nextOrderIn(packages: readonly PricePackage[], group: string): number {
  const orders = packages.filter((each) => each.group === group).map(({ order }) => order);
  return Math.max(-1, ...orders) + 1;
}

/** The order of a group is stored on each of its packages: changing it on one changes it on all. */
function withGroupOrder(packages: PricePackage[], { group, groupOrder }: Content): PricePackage[] {
  return packages.map((each) => (each.group === group ? { ...each, groupOrder } : each));
}

/**
 * Adds a package. When an earlier attempt with this id was stored without its answer arriving, that
 * package is replaced.
 */
export function addPricePackage(
  created: { id: string; now: Date },
  values: PricePackageValues,
): Change {
  return (current) => {
    const content = contentOf(values);
    const { id, now } = created;
    const others = current.filter((each) => each.id !== id);
    const item = { ...content, id, order: nextOrderIn(others, content.group), createdAt: now };
    return withGroupOrder([...others, { ...item, updatedAt: now }], content);
  };
}

/**
 * Applies the fields that differ from the opened version; changes made by others meanwhile are
 * kept. Throws 'aborted' when both changed the same field.
 */
export function editPricePackage(
  opened: PricePackage,
  values: PricePackageValues,
  now: Date,
): Change {
  return (current) => {
    const item = findOrThrow(current, opened.id);
    const edits = editsBetween(contentOfPackage(opened), contentOf(values));
    if (conflictsWith(edits, contentOfPackage(item)).length > 0) throw new AppError('aborted');
    const edited = { ...item, ...editedFields(edits), updatedAt: now };
    if (edited.group !== item.group) edited.order = nextOrderIn(current, edited.group);
    const packages = current.map((each) => (each.id === item.id ? edited : each));
    return edits.groupOrder || edits.group ? withGroupOrder(packages, edited) : packages;
  };
}

/** Moves a package to the place of another, which may be in another group. */
export function movePricePackage(id: string, overId: string): Change {
  return (current) => {
    const item = findOrThrow(current, id);
    const over = findOrThrow(current, overId);
    const members = groupPackages(current).find(({ name }) => name === over.group)?.packages ?? [];
    const toIndex = members.findIndex((each) => each.id === overId);
    const placed = members.filter((each) => each.id !== id).toSpliced(toIndex, 0, item);
    const orders = new Map(placed.map((each, order) => [each.id, order]));
    return current.map((each) => {
      const order = orders.get(each.id);
      if (order === undefined) return each;
      return { ...each, order, group: over.group, groupOrder: over.groupOrder };
    });
  };
}

/** Moves a group to another place among the groups, which then have the places from 0 on. */
export function movePriceGroup(group: string, toIndex: number): Change {
  return (current) => {
    const names = groupPackages(current).map(({ name }) => name);
    if (!names.includes(group)) throw new AppError('not-found');
    const others = names.filter((name) => name !== group);
    const arranged = others.toSpliced(toIndex, 0, group);
    return current.map((each) => ({ ...each, groupOrder: arranged.indexOf(each.group) }));
  };
}

/** Removes a package; a package that is already gone is no error. */
export function removePricePackage(id: string): Change {
  return (current) => current.filter((each) => each.id !== id);
}
