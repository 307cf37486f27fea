import { expect, type APIRequestContext } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { ports } from './ports.ts';

/** The origin of the stand-ins for the outside providers. */
export const providerOrigin = `http://${LOCAL_HOST}:${ports.providers}`;

/** Makes the next mail with this text in it fail. */
export async function failNextMail(
  request: APIRequestContext,
  contains: string,
  status: number,
): Promise<void> {
  const answer = await request.post(`${providerOrigin}/email-failures`, {
    data: { status, contains },
  });
  expect(answer.ok()).toBe(true);
}

/** The mails of the site that hold this text. */
export async function caughtMails(
  request: APIRequestContext,
  contains: string,
): Promise<Record<string, string>[]> {
  const answer = await request.get(`${providerOrigin}/mails.json`);
  const { mails } = (await answer.json()) as { mails: { params: Record<string, string> }[] };
  return mails
    .map(({ params }) => params)
    .filter((params) => Object.values(params).some((value) => value.includes(contains)));
}
