import { type APIRequestContext, type BrowserContext } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { ports } from '../ports.ts';

/** The origin of the stand-ins for the outside providers. */
export const providerOrigin = `http://${LOCAL_HOST}:${ports.providers}`;

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
