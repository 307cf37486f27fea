import type { Access } from './access.ts';
import type { Commit } from './changeFor.ts';
import { Database } from './database.ts';

export type CommitHook = (database: Database, commit: Commit, access: Access) => void;

/** All databases by name; asking for an unknown one makes it. */
export class Databases {
  private readonly byName = new Map<string, Database>();
  private readonly hook: CommitHook;

  constructor(hook: CommitHook) {
    this.hook = hook;
  }

  get(name: string): Database {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const database: Database = new Database(name, (commit, access) => {
      this.hook(database, commit, access);
    });
    this.byName.set(name, database);
    return database;
  }

  names(): string[] {
    return [...this.byName.keys()];
  }
}
