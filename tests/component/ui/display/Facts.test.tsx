import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from '#src/ui/display/Facts.tsx';

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('every name stands by its value, in the order given', () => {
  render(
    <Facts
      facts={[
        ['Ordre', 'JF1'],
        ['Pris', <b key="price">75 kr</b>],
      ]}
    />,
  );
  expect(texts('term')).toEqual(['Ordre', 'Pris']);
  expect(texts('definition')).toEqual(['JF1', '75 kr']);
});

test('what has no value is left out, and a nought is one', () => {
  render(
    <Facts
      facts={[
        ['Telefon', ''],
        ['Kort', undefined],
        ['Downloads', 0],
      ]}
    />,
  );
  expect(texts('term')).toEqual(['Downloads']);
  expect(texts('definition')).toEqual(['0']);
});

test('without anything to say there is no list', () => {
  const { container } = render(<Facts facts={[['Pris', '']]} />);
  expect(container).toBeEmptyDOMElement();
});

test('only what is long has a line of its own', () => {
  const { container } = render(
    <Facts
      look="columns"
      long={['E-mail']}
      facts={[
        ['Navn', 'Asta'],
        ['E-mail', 'asta@eksempel.example'],
      ]}
    />,
  );
  const long = container.querySelectorAll('[data-long]');
  expect(Array.from(long, ({ textContent }) => textContent)).toEqual([
    'E-mailasta@eksempel.example',
  ]);
});
