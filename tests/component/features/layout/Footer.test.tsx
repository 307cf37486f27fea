import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { Footer } from '#src/features/layout/Footer.tsx';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { admin, customer } from '../../../support/records.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  setConsent('accepted');
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
});

const links = () =>
  within(screen.getByRole('navigation', { name: 'Sidefod' })).getAllByRole('link');

describe('Footer', () => {
  test('has the tagline, the social link and the legal pages', () => {
    expect(screen.getByText('Fanger øjeblikke der varer evigt')).toBeVisible();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/jerslevfoto.example/'],
      ['Købsbetingelser', '/købsbetingelser'],
      ['Fortryd køb', '/fortryd'],
      ['Privatlivspolitik', '/privatlivspolitik'],
      ['Cookiepolitik', '/cookies-politik'],
    ]);
  });

  test('says who runs the shop, and how to reach them', () => {
    const footer = screen.getByRole('contentinfo');
    for (const fact of [
      'Jerslev Foto v/ Asta Vindfeldt Holm',
      'Kirkevej 12, 9740 Jerslev',
      'CVR-nr. 00000000',
    ]) {
      expect(within(footer).getByText(fact)).toBeVisible();
    }
    expect(within(footer).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:kontakt@jerslevfoto.example',
    );
    expect(within(footer).getByRole('link', { name: '+45 20 30 40 50' })).toHaveAttribute(
      'href',
      'tel:+4520304050',
    );
  });

  test.each(['declined', null] as const)(
    'its legal pages are open while consent is %s',
    (value) => {
      act(() => useConsent.setState({ value }));
      expect(links().filter((link) => link.ariaDisabled === 'true')).toEqual([]);
    },
  );

  test.each([
    ['a customer', customer, 1],
    ['an administrator', admin, 0],
    ['a guest', null, 0],
  ])('shows %s the dashboard link or not', (_who, user, count) => {
    act(() => sessionChanged(user));
    const found = screen.queryAllByRole('link', { name: 'Dashboard' });
    expect(found).toHaveLength(count);
    found.forEach((link) => expect(link).toHaveAttribute('href', '/user-dashboard'));
  });
});
