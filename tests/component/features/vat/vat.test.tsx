import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { PricePackagesEditor } from '#src/admin/pricePackages/PricePackagesEditor.tsx';
import { CartPanel } from '#src/features/cart/CartPanel.tsx';
import { OrderConfirmationPage } from '#src/features/cart/confirmation/OrderConfirmationPage.tsx';
import { PrivacyPolicyPage, SalesTermsPage } from '#src/features/legal/LegalPage.tsx';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { PricesPage } from '#src/features/prices/PricesPage.tsx';
import { salesTermsText } from '#src/model/content/legal/allSalesTerms.ts';
import { salesTermsVersions } from '#src/model/content/legal/salesTermsVersions.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { addToCart } from '#src/stores/cart.ts';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { cartItem, customer } from '../../../support/records.ts';
import { openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const confirmation: OrderConfirmation = {
  orderId: 'ABCDEFGHIJKLMNOPQRST',
  userId: customer.uid,
  orderDate: new Date('2026-06-06T10:00:00Z'),
  items: [cartItem('Klit')],
  total: 199,
  paymentMethod: 'mobilepay',
  customerInfo: { email: 'ida@kunde.example', name: 'Ida Holm', phone: '' },
};

async function open(page: ReactElement, state?: unknown): Promise<void> {
  openPage(page, { pathname: '/', state });
  await settled();
}

interface PricedScreen {
  name: string;
  /** True for one that shows what was bought. */
  isOfPurchase?: boolean;
  open: () => Promise<void>;
  /** The words about moms there of a business that is registered for it. */
  words: RegExp[];
}

/** Every screen that says something about moms. */
const pricedScreens: PricedScreen[] = [
  {
    name: 'the cart',
    open: async () => {
      addToCart(cartItem('Klit'));
      await open(<CartPanel onClose={() => undefined} />);
    },
    words: [/Priserne er inkl\. moms/],
  },
  {
    name: 'the confirmation of an order',
    open: () => open(<OrderConfirmationPage />, confirmation),
    words: [/I alt inkl\. moms/],
  },
  {
    name: 'the prices',
    open: () => open(<PricesPage />),
    words: [
      /14\.900,00\u00a0kr \(Inkl\. moms\)/,
      /Alle priser er inkl\. moms\. Skriv til mig, hvis du ønsker noget helt andet\./,
      /Pakker og priser på bryllup, portræt, event og erhverv\. Alle priser er inkl\. moms\./,
    ],
  },
  {
    name: 'a package in the dashboard',
    open: async () => {
      await open(<PricePackagesEditor />);
      await press('Tilføj pakke');
    },
    words: [/Pris i kr \(inkl\. moms\)/],
  },
  {
    name: 'an order in the history',
    isOfPurchase: true,
    open: async () => {
      await open(<OrderHistoryPage />);
      await settled();
      await press('Vis detaljer');
    },
    words: [/Heraf moms39,80\u00a0kr/],
  },
  {
    name: 'a receipt',
    isOfPurchase: true,
    open: async () => {
      await open(<OrderHistoryPage />);
      await settled();
      await press('Vis detaljer');
      await press('Kvittering');
    },
    words: [
      /Beløb uden moms159,20\u00a0kr/,
      /Moms \(25 %\)39,80\u00a0kr/,
      /Alle priser er i danske kroner og inkl\. 25 % moms\./,
    ],
  },
  {
    name: 'the terms',
    open: () => open(<SalesTermsPage />),
    words: [/Alle priser er i danske kroner \(DKK\) og inkl\. moms\. Der kommer ingen gebyrer/],
  },
  {
    name: 'the privacy policy',
    open: () => open(<PrivacyPolicyPage />),
    words: [/Momsreglerne og bogføringsloven kræver det/],
  },
];

/** Signs a customer in who has bought something, in a shop with a package. */
function givenPrices(sold: Partial<Purchase> = {}): void {
  setConsent('accepted');
  sessionChanged(customer);
  backend.documents.put('pricing-packages/packages', {
    packages: [pricePackage('Hele dagen', {})],
  });
  backend.documents.fill('purchases', [bought('JF20260606ABCDEF123', sold)]);
}

/** All words on the screen, with those for search engines. */
function wordsShown(): string {
  const description = document.head.querySelector('meta[name="description"]');
  return `${document.body.textContent} ${description?.getAttribute('content') ?? ''}`;
}

test.each(pricedScreens)('$name says that moms is included', async ({ open, words }) => {
  givenPrices();
  await open();
  for (const each of words) expect(wordsShown()).toMatch(each);
});

const soldScreens = pricedScreens.filter(({ isOfPurchase }) => isOfPurchase);

test.each(soldScreens)(
  '$name names no moms of what was sold before the business was registered',
  async ({ open }) => {
    givenPrices({ vatRate: 0 });
    await open();
    expect(wordsShown()).toMatch(/199,00/);
    expect(wordsShown()).not.toMatch(/moms/i);
  },
);

describe('a business that is not registered for moms', () => {
  openShopWith({ vat: false });
  beforeEach(() => givenPrices());

  test.each(pricedScreens)('names none on $name', async ({ open }) => {
    await open();
    expect(wordsShown()).toMatch(/\S/);
    expect(wordsShown()).not.toMatch(/moms/i);
  });

  test.each(soldScreens)('names that of what it sold with moms on $name', async (screen) => {
    givenPrices({ vatRate: 25 });
    await screen.open();
    for (const each of screen.words) expect(wordsShown()).toMatch(each);
  });

  test.each(salesTermsVersions)('names none in the mailed terms of %s', (version) => {
    const text = salesTermsText(version, legalParty({ ...site, vat: false }), site);
    expect(text).toContain('Alle priser er i danske kroner (DKK). Der kommer ingen gebyrer oveni.');
    expect(text).not.toMatch(/moms/i);
  });
});
