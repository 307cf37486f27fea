import type { Migration } from './migration.ts';

/** Every migration since 1.0.0, in a file of its own named `0001-what-it-does.ts`. */
export const migrations: readonly Migration[] = [];
