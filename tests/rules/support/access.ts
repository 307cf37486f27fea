import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { everybody } from './roles.ts';
import type { Role } from './roles.ts';

/** Attempts on one of the services, by their names. */
export type Attempts<Service> = Record<string, (service: Service, role: Role) => Promise<unknown>>;

/** Attempts that differ in a value, each with its name; a name that comes again gets a number. */
export function attempts<Value, Act>(
  values: readonly Value[],
  make: (value: Value) => readonly [name: string, act: Act],
): Record<string, Act> {
  const made: Record<string, Act> = {};
  for (const [name, act] of values.map(make)) {
    made[name in made ? `${name} (${Object.keys(made).length})` : name] = act;
  }
  return made;
}

/** Attempts with one of these changes each. */
export function withEach<Change, Act>(
  what: string,
  changes: readonly Change[],
  act: (change: Change) => Act,
): Record<string, Act> {
  return attempts(changes, (change) => [
    `${what} ${JSON.stringify(change).slice(0, 150)}`,
    act(change),
  ]);
}

/** Everybody tries everything; the table says who may do what. */
export function testAccess<Service>(
  world: { as: (role: Role) => Service },
  table: readonly (readonly [allowed: readonly Role[], attempts: Attempts<Service>])[],
  people: readonly Role[] = everybody,
): void {
  const cases = table.flatMap(([allowed, tried]) =>
    Object.entries(tried).flatMap(([what, act]) =>
      people.map((role) => {
        const verdict = allowed.includes(role) ? 'may' : 'may not';
        return { what, role, act, verdict };
      }),
    ),
  );
  test.each(cases)('$role $verdict $what', async ({ role, verdict, act }) => {
    const attempt = act(world.as(role), role);
    await (verdict === 'may' ? assertSucceeds(attempt) : assertFails(attempt));
  });
}
