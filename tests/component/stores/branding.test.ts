import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandingSchema } from '#src/model/content/schema.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

const icon = document.createElement('link');

beforeEach(() => {
  icon.rel = 'icon';
  icon.type = 'image/svg+xml';
  document.head.append(icon);
});

afterEach(() => icon.remove());

test('the logo is the icon of the browser tab too; without one it is the drawing of the site', () => {
  brandingChanged(brandingSchema.parse({ logoUrl: 'https://files.example/site-logo.jpg?v=2' }));
  expect(icon.href).toBe('https://files.example/site-logo.jpg?v=2');
  expect(icon).not.toHaveAttribute('type');
  brandingChanged(brandingSchema.parse({ logoUrl: '' }));
  expect(icon).toHaveAttribute('href', '/favicon.svg');
  expect(icon.type).toBe('image/svg+xml');
});
