import { connectionContracts } from '#src/model/api/connections.ts';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { contactContracts } from '#src/model/contact/contracts.ts';
import { sendingContracts } from '#src/model/clients/invitations.ts';
import { clientSaleContracts } from '#src/options/clientSales/contracts.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { movingContracts } from '#src/model/moving/contracts.ts';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { contracts } from '#src/model/system/contracts.ts';

/** The contracts of every kind of shop. */
export const allContracts = {
  ...contracts,
  ...paymentContracts,
  ...clientContracts,
  ...contactContracts,
  ...clientSaleContracts,
  ...discountContracts,
  ...orderContracts,
  ...giftCardContracts,
  ...settingsContracts,
  ...connectionContracts,
  ...movingContracts,
  ...sendingContracts,
};

export type AnyContractName = keyof typeof allContracts;

export const contractNames = Object.keys(allContracts) as AnyContractName[];

/** The functions that answer without a contract: a picture, a page, and the provider of payments. */
export const otherFunctions = [
  'api',
  'clientFile',
  'searchCatalogue',
  'publicPage',
  'sharePage',
  'siteLists',
  'paymentWebhook',
] as const;
