import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose file has not been fetched yet. */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the file ahead of its use. */
  fetch: () => Promise<unknown>;
};

/** Fetches a component's file when it is first shown. Every part of the site that comes later is made here. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  const fetch = async () => ({ default: await load() });
  return Object.assign(lazy(fetch), { fetch });
}
