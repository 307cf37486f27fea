import { join } from 'node:path';
import { definePlugin } from '@oxlint/plugins';
import { importZonesRule } from './importZones.ts';
import { noDanish } from './noDanish.ts';
import { noSlowRegex } from './noSlowRegex.ts';
import { importZones } from './zones.ts';

const root = join(import.meta.dirname, '../..');

/** The rules that only this house has. */
// oxlint-disable-next-line import/no-default-export -- the linter reads a plugin's default export
export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'import-zones': importZonesRule(root, importZones(root)),
    'no-danish': noDanish,
    'no-slow-regex': noSlowRegex,
  },
});
