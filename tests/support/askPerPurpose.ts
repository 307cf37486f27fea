import { vi } from 'vitest';

// Imported first, this makes a test file one of a site that asks about each purpose, as
// `consent: 'choice'` in `site.config.json` does. The stub ends with the file.
vi.stubGlobal('ASKS_PER_PURPOSE', true);
