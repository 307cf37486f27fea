import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ClientGalleriesEditor } from '#src/admin/clientGalleries/ClientGalleriesEditor.tsx';
import { clientGallerySchema, type ClientPicture } from '#src/model/clients/schema.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin } from '../../support/records.ts';
import { Address, HandedOver } from './Address.tsx';
import { show } from './show.ts';

export const PATH = 'client-galleries/kunde1';
export const KEY = 'K'.repeat(32);

const picture = (id: string, order: number): ClientPicture => ({
  id,
  title: id,
  fileName: `${id}.jpg`,
  section: '',
  order,
  originalPath: `client-galleries/kunde1/original_1700000000000_${id}.jpg`,
  width: 600,
  height: 400,
  placeholder: '',
  bytes: 10,
  hasWebFile: false,
});

export const filesOf = (id: string) => [
  `client-galleries/kunde1/original_1700000000000_${id}.jpg`,
  `client-galleries/kunde1/preview_1700000000000_${id}.webp`,
  `client-galleries/kunde1/shown_1700000000000_${id}_480.webp`,
  `client-galleries/kunde1/shown_1700000000000_${id}_600.webp`,
];

/** Stores a gallery with two pictures and their files. */
export function store(changes: object = {}): void {
  backend.documents.put(PATH, {
    title: 'Bryllup',
    message: '',
    images: [picture('a', 0), picture('b', 1)],
    coverId: '',
    downloads: 'web',
    isMarked: false,
    isOpen: true,
    expiresAt: new Date('2099-01-01T12:00:00Z'),
    linkKey: KEY,
    pinSalt: '',
    pinHash: '',
    createdAt: new Date('2026-01-01T12:00:00Z'),
    ...changes,
  });
  for (const path of ['a', 'b'].flatMap(filesOf)) backend.files.put(path, new Blob(['x']));
}

export const stored = () => backend.documents.read(PATH, clientGallerySchema);

/** Opens the tab with the galleries, whose pictures only an administrator is shown. */
export function open() {
  backend.accounts.signIn(admin);
  return show(
    <MemoryRouter>
      <ClientGalleriesEditor />
      <Address />
      <HandedOver />
    </MemoryRouter>,
  );
}

export const card = () => within(screen.getByRole('article'));
export const dialog = () => within(screen.getByRole('dialog'));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
