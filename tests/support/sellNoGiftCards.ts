import { vi } from 'vitest';

// Imported first, this makes a test file one of a shop without gift cards, as `giftCards: false` in
// `site.config.json` does. The stub ends with the file.
vi.stubGlobal('GIFT_CARDS', false);
