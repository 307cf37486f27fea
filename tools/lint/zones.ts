import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One rule of the house: files below `target` may not import anything below `from`, save `except`. */
export interface Zone {
  target: string;
  from: string;
  except?: string[];
  message: string;
}

/** Layers of `src` that a layer may import besides itself. All others are forbidden. */
const LAYERS: Record<string, readonly string[]> = {
  shared: [],
  config: ['shared'],
  lib: ['shared', 'config'],
  firebase: ['shared', 'config'],
  stores: ['shared', 'config', 'lib'],
  hooks: ['shared', 'config', 'lib', 'stores'],
  ui: ['shared', 'lib', 'hooks'],
  features: ['shared', 'config', 'lib', 'firebase', 'stores', 'hooks', 'ui'],
  admin: ['shared', 'config', 'lib', 'firebase', 'stores', 'hooks', 'ui'],
};

/** The admin folder that every other admin folder may use. */
const ADMIN_KIT = 'kit';

function directoriesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function layerZones(root: string, layers: string[]): Zone[] {
  return layers
    .filter((layer) => layer !== 'app')
    .flatMap((layer) => {
      const allowed = LAYERS[layer];
      if (!allowed)
        throw new Error(`src/${layer} is not a known layer: add it to tools/lint/zones.ts`);
      return layers
        .filter((other) => other !== layer && !allowed.includes(other))
        .map((other) => ({
          target: join(root, 'src', layer),
          from: join(root, 'src', other),
          message: `${layer} may not import ${other}.`,
        }));
    });
}

/** Folders of one layer do not know each other, except those named in `shared`. */
function siblingZones(root: string, layer: string, shared: string[] = []): Zone[] {
  const base = join(root, 'src', layer);
  return directoriesIn(base).map((folder) => ({
    target: join(base, folder),
    from: base,
    except: shared.includes(folder) ? [folder] : [folder, ...shared],
    message: `${layer}/${folder} may not import another folder of ${layer}.`,
  }));
}

/** Only repos speak to Firestore; screens ask a repo. */
function plumbingZones(root: string): Zone[] {
  return ['features', 'admin'].map((layer) => ({
    target: join(root, 'src', layer),
    from: join(root, 'src', 'firebase', 'firestore'),
    message: `${layer} may not import firebase/firestore: it asks a repo.`,
  }));
}

function outsideZones(root: string): Zone[] {
  const source = join(root, 'src');
  const closed = (target: string, except: string[], message: string): Zone => ({
    target: join(root, target),
    from: source,
    except,
    message,
  });
  return [
    closed('functions', ['shared', 'config'], 'functions may import only shared and config.'),
    {
      target: join(root, 'functions'),
      from: join(root, 'packages'),
      message: 'functions may not import packages: they are deployed without them.',
    },
    closed(
      'e2e',
      ['shared/routes.ts', 'shared/paths.ts', 'config'],
      'e2e may import only routes, paths and config.',
    ),
    closed('tools', ['shared', 'config'], 'tools may import only shared and config.'),
    closed('packages', [], 'packages may not import src: a tool passes what they need.'),
    ...['functions', 'tools', 'tests', 'e2e'].map((folder) => ({
      target: join(root, 'packages'),
      from: join(root, folder),
      message: `packages may not import ${folder}.`,
    })),
    {
      target: join(root, 'tests'),
      from: join(source, 'shared/texts'),
      message: 'Tests type the Danish they expect, or a typo would pass.',
    },
    ...['functions', 'tools', 'tests', 'e2e', 'packages'].map((folder) => ({
      target: source,
      from: join(root, folder),
      message: `src may not import ${folder}.`,
    })),
  ];
}

/** Every import zone of the repository, computed from the folders that exist. */
export function importZones(root: string): Zone[] {
  const layers = directoriesIn(join(root, 'src'));
  return [
    ...layerZones(root, layers),
    ...(layers.includes('features') ? siblingZones(root, 'features') : []),
    ...(layers.includes('admin') ? siblingZones(root, 'admin', [ADMIN_KIT]) : []),
    ...plumbingZones(root),
    ...outsideZones(root),
  ];
}
