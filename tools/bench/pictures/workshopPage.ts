import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readSite, serve, servedFile } from '../serve.ts';
import type { ServedFile } from '../serve.ts';

/** Builds the part of the site that makes pictures, alone. */
export async function buildWorkshop(root: string, outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      target: 'es2023',
      rolldownOptions: {
        input: { workshop: join(root, 'src/lib/pictures/workshop.ts') },
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** Serves it with the photographs beside it. */
export function serveWorkshop(
  port: number,
  outDir: string,
  photographs: readonly Buffer[],
): Promise<() => Promise<void>> {
  const files = readSite(outDir);
  const page = servedFile('/index.html', Buffer.from('<!doctype html><title>Bench</title>'));
  const pictures = photographs.map(
    (body, index) => [`/${index}.jpg`, { type: 'image/jpeg', body }] as const,
  );
  const all = new Map<string, ServedFile>([...files, ...pictures, ['/', page] as const]);
  return serve(port, (path) => all.get(path));
}
