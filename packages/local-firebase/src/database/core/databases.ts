import { Database } from './database.ts';

/** All databases by name; asking for an unknown one makes it. */
export class Databases {
  private readonly byName = new Map<string, Database>();

  get(name: string): Database {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const database = new Database(name);
    this.byName.set(name, database);
    return database;
  }

  names(): string[] {
    return [...this.byName.keys()];
  }
}
