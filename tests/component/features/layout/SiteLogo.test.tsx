import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SiteLogo } from '#src/features/layout/HeaderParts.tsx';
import { brandingSchema } from '#src/model/content/schema.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  const placed = { logoUrl: '/logo.png', logoSize: 2, logoPositionX: 300 };
  brandingChanged(z.parse(brandingSchema, placed));
});

test.each([
  { isPlain: false, size: '2', x: '300px' },
  { isPlain: true, size: '1', x: '0px' },
])('stands where it is placed, or plain: $isPlain', ({ isPlain, size, x }) => {
  const { container } = render(<SiteLogo isPlain={isPlain} />);
  expect(container.querySelector('img')).toHaveStyle({ '--logo-size': size, '--logo-x': x });
});
