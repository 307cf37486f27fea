import type { ClientSaleContractName } from '../../../../src/options/clientSales/contracts.ts';
import { HOUR, type RateLimit } from '../../rateLimits.ts';

export const clientSaleLimits: Readonly<Record<ClientSaleContractName, RateLimit>> = {
  // Each may copy as many originals as a cart has room for.
  sellClientPictures: { requests: 200, windowSeconds: HOUR },
};
