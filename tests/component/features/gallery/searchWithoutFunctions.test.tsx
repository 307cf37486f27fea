import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

let SearchPage: ComponentType;

beforeAll(async () => {
  // Modules read the business that a site is built for while they are loaded.
  const { site } = await import('#src/config/site.ts');
  Object.assign(site, { archivedBy: 'browser' });
  ({ SearchPage } = await import('#src/features/gallery/SearchPage.tsx'));
});

test('a shop without functions searches what its galleries show first, and says so', async () => {
  backend.documents.fill('enkeltbilleder', [singleImage('Kystvej'), singleImage('Skov')]);
  backend.documents.fill('albums', [album('Kysten', ['Fyret'])]);
  await show(
    <MemoryRouter initialEntries={['/soeg?q=kyst']}>
      <SearchPage />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/2 resultater/)).toHaveTextContent(
    'Der er søgt blandt de nyeste.',
  );
  expect(backend.attempts('call', '/api/search')).toEqual([]);
});
