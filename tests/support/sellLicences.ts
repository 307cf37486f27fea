import { vi } from 'vitest';
import { localLicences } from '#src/config/local.ts';

// Imported first, this makes a test file one of a shop that sells several licences, as `licences` in
// `site.config.json` says: for social media at twice the price, for businesses at 1,000 kroner more. The
// stub ends with the file.
vi.stubGlobal('LICENCES', localLicences);
