import { isPaidAtProvider, paysAutomatically } from '#src/model/payments/paymentPage.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { Option } from '../option.ts';

/** Money that the shop takes by itself, through Vipps MobilePay: in the app or with a card. */
export const payments: Option = {
  isOn: paysAutomatically,
  takesMoneyFor: isPaidAtProvider,
  shows: {
    payment: lazyPage(() => import('./PaymentPage.tsx').then((m) => m.PaymentPage)),
    payLink: lazyPage(() => import('./OrderPayment.tsx').then((m) => m.OrderPayment)),
    legalDocument: lazyPage(() => import('./PaymentSection.tsx').then((m) => m.PaymentSection)),
    order: lazyPage(() => import('./OrderPayments.tsx').then((m) => m.OrderPayments)),
    refund: lazyPage(() => import('./RefundPayment.tsx').then((m) => m.RefundPayment)),
  },
};
