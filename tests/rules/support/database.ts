import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { afterAll, beforeAll } from 'vitest';
import { pastRules, startRules } from './environment.ts';
import { contextOf } from './roles.ts';
import type { Role } from './roles.ts';

// Every refusal would be logged, and most tests are refusals.
firebase.setLogLevel('silent');

export type Nodes = firebase.database.Database;

export const serverTime = firebase.database.ServerValue.TIMESTAMP;

interface NodeWorld {
  as: (role: Role) => Nodes;
  /** Writes a node past the rules. */
  given: (path: string, value: unknown) => Promise<void>;
}

/** The realtime database with the rules loaded and everybody connected. */
export function nodeWorld(): NodeWorld {
  let environment: RulesTestEnvironment | undefined;
  const connections = new Map<Role, Nodes>();

  const running = (): RulesTestEnvironment => {
    if (!environment) throw new Error('The database is there only inside a test');
    return environment;
  };

  beforeAll(async () => {
    environment = await startRules(['database']);
  });
  afterAll(async () => {
    await environment?.cleanup();
  });

  return {
    given: async (path, value) => {
      const context = await pastRules(running());
      await context.database().ref(path).set(value);
    },
    as: (role) => {
      const nodes = connections.get(role) ?? contextOf(running(), role).database();
      connections.set(role, nodes);
      return nodes;
    },
  };
}
