import { join } from 'node:path';
import { runQuietly } from '../../tools/build.ts';

/** The folder of the built catalogue. */
export const CATALOGUE = join(import.meta.dirname, '../../.local/catalogue');

/** Builds the catalogue before its pictures are compared. */
export default async function build(): Promise<void> {
  const options = ['--config-dir', 'tests/catalogue', '--output-dir', CATALOGUE, '--quiet'];
  await runQuietly('storybook', ['build', ...options]);
}
