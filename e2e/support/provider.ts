import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
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

/** The customer answers in the app. */
export async function answerPayment(
  request: APIRequestContext,
  reference: string,
  decision: 'approve' | 'reject' | 'expire',
): Promise<void> {
  const data = { reference, decision };
  const answer = await request.post(`${providerOrigin}/payment-decisions`, { data });
  expect(answer.ok()).toBe(true);
}

/** Makes the next request about payments fail that has this text. */
export async function failPayments(request: APIRequestContext, contains: string): Promise<void> {
  const data = { status: 500, contains };
  const answer = await request.post(`${providerOrigin}/payment-failures`, { data });
  expect(answer.ok()).toBe(true);
}

interface BookedPayment {
  reference: string;
  captured: number;
  refunded: number;
  cancelled: number;
}

/** The payments of an order, as the provider booked them. */
export async function paymentsOf(
  request: APIRequestContext,
  orderId: string,
): Promise<BookedPayment[]> {
  const answer = await request.get(`${providerOrigin}/payments.json`);
  const all = (await answer.json()) as BookedPayment[];
  return all.filter(({ reference }) => reference.startsWith(`${orderId}-`));
}

/**
 * Has the provider's page lead back by itself instead of by a redirect: Playwright shows another site in
 * place of each request, but not of the one to which a redirect leads.
 */
export async function leadBackByPage(context: BrowserContext): Promise<void> {
  await context.route(`${providerOrigin}/payment`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { location } = response.headers();
    const body = `<meta http-equiv="refresh" content="0; url=${location}">`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}
