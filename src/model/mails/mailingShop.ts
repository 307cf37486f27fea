import { formatPhone } from '../account/phone.ts';
import { routes } from '../base/routes.ts';
import { paysAutomatically, takesBankCards } from '../payments/paymentPage.ts';
import type { Shop } from '../settings/schema.ts';
import type { OrderMailShop } from './mailedOrder.ts';

/** The shop as the sender of mails, whose links lead to `origin`. */
export function mailingShop(shop: Shop, origin: string): Omit<OrderMailShop, 'dashboardUrl'> {
  const { street, postalCode, city } = shop.address;
  return {
    name: shop.businessName,
    photographerName: shop.photographerName,
    address: `${street}, ${postalCode} ${city}`,
    cvrNumber: shop.cvrNumber,
    email: shop.email,
    phone: formatPhone(shop.phone),
    mobilePayNumber: formatPhone(shop.mobilePayNumber),
    bankAccount: shop.bankAccount,
    approvesByItself: paysAutomatically(shop),
    takesBankCards: takesBankCards(shop),
    historyUrl: new URL(routes.orderHistory, origin).href,
  };
}
