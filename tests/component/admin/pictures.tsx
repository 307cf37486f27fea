import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { PortfolioEditor } from '#src/admin/portfolio/PortfolioEditor.tsx';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin } from '../../support/records.ts';
import { Address } from '../support/Address.tsx';
import { show } from '../support/show.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
import { fakeUploads } from '../support/uploadFakes.ts';

/* The three tabs with pictures, as an administrator opens them. */

export function picturesAreEdited(): void {
  resetStoresAfterEach();
  fakeUploads();
  beforeEach(() => sessionChanged(admin));
}

const opener =
  (Editor: ComponentType) =>
  (search = '') =>
    show(
      <MemoryRouter initialEntries={[`/admin-dashboard${search}`]}>
        <Editor />
        <Address />
      </MemoryRouter>,
    );

export const openSingles = opener(SingleImagesEditor);
export const openAlbums = opener(AlbumsEditor);
export const openPortfolio = opener(PortfolioEditor);

export const singles = () => backend.documents.all('enkeltbilleder', singleImageSchema);
export const albums = () => backend.documents.all('albums', albumSchema);
export const portfolio = () => backend.documents.all('portfolio', portfolioItemSchema);

const inOrder = (pictures: readonly { order: number; title: string }[]) =>
  pictures.toSorted((a, b) => a.order - b.order).map(({ title }) => title);

/** The titles of the single images, and of the pictures in an album, as they stand in the shop. */
export const singleTitles = () => inOrder(singles());
export const titlesIn = (title: string) =>
  inOrder(albums().find((each) => each.title === title)?.images ?? []);
