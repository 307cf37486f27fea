import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';

/** The terms of an order, kept below it by the server, which alone reads them. */
export const acceptedTermsDocument = pathTemplate('pending-orders/{pendingOrderId}/accepted/terms');

export const acceptedTermsSchema = z.object({ text: z.string() });
