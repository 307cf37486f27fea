import { existsSync, globSync, readdirSync } from 'node:fs';
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
  model: [],
  config: ['model'],
  lib: ['model', 'config'],
  data: ['model', 'config'],
  stores: ['model', 'config', 'lib'],
  hooks: ['model', 'config', 'lib', 'stores'],
  ui: ['model', 'lib', 'hooks'],
  features: ['model', 'config', 'lib', 'data', 'stores', 'hooks', 'ui'],
  admin: ['model', 'config', 'lib', 'data', 'stores', 'hooks', 'ui'],
  options: ['model', 'config', 'lib', 'data', 'stores', 'hooks', 'ui', 'admin'],
};

/** What screens may know of the options: their list, and what they add to a place. */
const OPTIONS_SHARED = [
  'list.ts',
  'option.ts',
  'OptionParts.tsx',
  'galleryList.ts',
  'galleryOption.ts',
  'GalleryParts.tsx',
  'pricedCart.ts',
  'isPaidOnPage.ts',
];

/** Layers that show what options add, and name none of them. */
const SHOW_OPTIONS: readonly string[] = ['features', 'admin'];

/** The admin folders that the tabs share. */
const ADMIN_SHARED = [
  'archives',
  'bin',
  'bookkeeping',
  'bulk',
  'collection',
  'crop',
  'editing',
  'fields',
  'layout',
  'media',
  'orderMails',
  'sorting',
  'statistics',
  'transfers',
  'uploads',
];

function directoriesIn(path: string): string[] {
  if (!existsSync(path)) return [];
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
          except: other === 'options' && SHOW_OPTIONS.includes(layer) ? OPTIONS_SHARED : [],
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
    except: [...new Set([folder, ...shared])],
    message: `${layer}/${folder} may not import another folder of ${layer}.`,
  }));
}

/** Only repos speak to Firestore; screens ask a repo. */
function plumbingZones(root: string): Zone[] {
  return ['features', 'admin'].map((layer) => ({
    target: join(root, 'src', layer),
    from: join(root, 'src', 'data', 'firestore'),
    message: `${layer} may not import data/firestore: it asks a repo.`,
  }));
}

/** An option can be taken out: nobody but its list, and what puts the functions together, names it. */
function optionZones(root: string): Zone[] {
  const functions = join(root, 'functions', 'src');
  const options = join(functions, 'options');
  return [
    ...siblingZones(root, 'options', [...OPTIONS_SHARED, 'CodeList.module.css']),
    ...directoriesIn(functions)
      .filter((folder) => folder !== 'options')
      .map((folder) => ({
        target: join(functions, folder),
        from: options,
        except: ['list.ts', 'placing.ts'],
        message: `functions/src/${folder} may not name an option.`,
      })),
    ...directoriesIn(options).map((folder) => ({
      target: join(options, folder),
      from: options,
      except: [folder, 'placing.ts'],
      message: 'An option may not import another one.',
    })),
  ];
}

/** An import reads metadata as the dashboard does. */
const OPEN_TO_TOOLS = ['model', 'config', 'lib/pictures/readFacts.ts'];

/** The server reads and codes pictures as the browser's worker does. */
const OPEN_TO_FUNCTIONS = [
  'model',
  'config',
  'app/served',
  ...['readFacts', 'heicPixels', 'jpegMetadata', 'webp'].map((file) => `lib/pictures/${file}.ts`),
];

function outsideZones(root: string): Zone[] {
  const source = join(root, 'src');
  const closed = (target: string, except: string[], message: string): Zone => ({
    target: join(root, target),
    from: source,
    except,
    message,
  });
  return [
    closed(
      'functions',
      [...OPEN_TO_FUNCTIONS, ...globSync('options/*/*.ts', { cwd: source })],
      'functions may import only model, config, app/served and the pure parts of options and lib/pictures.',
    ),
    {
      target: join(root, 'functions'),
      from: join(root, 'packages'),
      message: 'functions may not import packages: they are deployed without them.',
    },
    closed(
      'e2e',
      [
        'model/base/routes.ts',
        'model/base/addresses.ts',
        'model/base/paths.ts',
        'model/files/paths.ts',
        'config',
      ],
      'e2e may import only routes, addresses, paths and config.',
    ),
    closed('tools', OPEN_TO_TOOLS, 'tools may import only model, config and readFacts.'),
    closed('rules', ['model'], 'rules may import only model.'),
    closed('packages', [], 'packages may not import src: a tool passes what they need.'),
    ...['functions', 'tools', 'tests', 'e2e'].map((folder) => ({
      target: join(root, 'packages'),
      from: join(root, folder),
      message: `packages may not import ${folder}.`,
    })),
    ...globSync('src/{model,options}/**/{texts,*Texts}.ts', { cwd: root }).map((texts) => ({
      target: join(root, 'tests'),
      from: join(root, texts),
      message: 'Tests type the Danish they expect, or a typo would pass.',
    })),
    ...['functions', 'rules', 'tools', 'tests', 'e2e', 'packages'].map((folder) => ({
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
    ...(layers.includes('admin') ? siblingZones(root, 'admin', ADMIN_SHARED) : []),
    ...(layers.includes('options') ? optionZones(root) : []),
    ...plumbingZones(root),
    ...outsideZones(root),
  ];
}
