import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const CROPPER = 'react-easy-crop';
/** A module that is no file. */
const STAND_IN = '\0cropper-stand-in';

const from = (name: string) => `from '${join(import.meta.dirname, name)}'`;

const standIns: Record<string, string> = {
  [join(ROOT, 'src/admin/uploads/queue/keptUploads.ts')]: `export * ${from('keptUploads.ts')}`,
  [join(ROOT, 'src/lib/crop/cropWorker.ts')]: `export * ${from('cropWorker.ts')}`,
  [join(ROOT, 'src/lib/crop/posterOf.ts')]: `export { posterOf } ${from('cropWorker.ts')}`,
  [STAND_IN]: `export { CropperStandIn as default } ${from('CropperStandIn.tsx')}`,
};

/** Puts stand-ins in the place of workers, the browser's database and the library that crops. */
export function browserStandIns(): Plugin {
  return {
    name: 'browser-stand-ins',
    enforce: 'pre',
    resolveId: (source) => (source === CROPPER ? STAND_IN : undefined),
    load: (id) => standIns[id],
  };
}
