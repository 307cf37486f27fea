import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { afterAll, beforeAll, test } from 'vitest';
import { startRules } from './environment.ts';
import { contextOf, everybody } from './roles.ts';
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

export interface NodeAccess {
  what: string;
  allowed: readonly Role[];
  act: (nodes: Nodes, role: Role) => Promise<unknown>;
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
    given: (path, value) =>
      running().withSecurityRulesDisabled(async (context) => {
        await context.database().ref(path).set(value);
      }),
    as: (role) => {
      const nodes = connections.get(role) ?? contextOf(running(), role).database();
      connections.set(role, nodes);
      return nodes;
    },
  };
}

/** Every role tries everything. */
export function testNodeAccess(world: NodeWorld, table: readonly NodeAccess[]): void {
  const cases = table.flatMap(({ what, allowed, act }) =>
    everybody.map((role) => ({
      what,
      role,
      act,
      verdict: allowed.includes(role) ? 'may' : 'may not',
    })),
  );
  test.each(cases)('$role $verdict $what', async ({ role, verdict, act }) => {
    const attempt = act(world.as(role), role);
    await (verdict === 'may' ? assertSucceeds(attempt) : assertFails(attempt));
  });
}
