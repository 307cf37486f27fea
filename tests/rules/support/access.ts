import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { everybody } from './roles.ts';
import type { Role } from './roles.ts';

/** Something that a role tries on one of the services, and the roles that may. */
export interface Access<Service> {
  what: string;
  allowed: readonly Role[];
  act: (service: Service, role: Role) => Promise<unknown>;
}

/** Every role tries everything. */
export function testAccess<Service>(
  world: { as: (role: Role) => Service },
  table: readonly Access<Service>[],
): void {
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
