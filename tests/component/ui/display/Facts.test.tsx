import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from '#src/ui/display/Facts.tsx';

test('every name stands by its value in the order given; what has none is left out, and a nought is one', () => {
  const { container } = render(
    <Facts
      look="columns"
      long={['E-mail']}
      facts={[
        ['Ordre', 'JF1'],
        ['Telefon', ''],
        ['Kort', undefined],
        ['Downloads', 0],
        ['Pris', <b key="price">75 kr</b>],
        ['E-mail', 'asta@eksempel.example'],
      ]}
    />,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Ordre', 'Downloads', 'Pris', 'E-mail']);
  expect(texts('definition')).toEqual(['JF1', '0', '75 kr', 'asta@eksempel.example']);
  // Only what is long has a line of its own.
  const long = [...container.querySelectorAll('[data-long]')].map(({ textContent }) => textContent);
  expect(long).toEqual(['E-mailasta@eksempel.example']);
});

test('without anything to say there is no list', () => {
  const { container } = render(<Facts facts={[['Pris', '']]} />);
  expect(container).toBeEmptyDOMElement();
});
