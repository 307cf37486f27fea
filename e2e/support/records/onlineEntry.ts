import { expect, type APIRequestContext } from '@playwright/test';
import { LOCAL_DATABASE_NAMESPACE, LOCAL_HOST } from '#src/config/local.ts';
import { realtimePaths } from '#src/model/base/paths.ts';
import { ports } from '../ports.ts';

/** Returns a person's entry in the realtime database; null when they are not online. */
export async function onlineEntry(
  request: APIRequestContext,
  uid: string,
): Promise<{ currentPage: string; timestamp: number } | null> {
  const path = realtimePaths.onlineUser.build({ uid });
  const answer = await request.get(
    `http://${LOCAL_HOST}:${ports.database}/${path}.json?ns=${LOCAL_DATABASE_NAMESPACE}`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { currentPage: string; timestamp: number } | null;
}
