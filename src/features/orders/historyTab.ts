import { routes } from '#src/shared/routes.ts';

const PARAMETER = 'fane';

export type HistoryTab = 'orders' | 'cookies';

/** The tab that an address names; the orders when it names none. */
export function historyTab(parameters: URLSearchParams): HistoryTab {
  return parameters.get(PARAMETER) === 'cookies' ? 'cookies' : 'orders';
}

/** The address of a tab. */
export function historyTabPath(tab: HistoryTab): string {
  return tab === 'orders' ? routes.orderHistory : `${routes.orderHistory}?${PARAMETER}=${tab}`;
}
