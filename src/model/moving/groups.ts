import { groupBy } from '../base/lists.ts';
import { ORIGINAL_MAX_BYTES, RAW_NAME } from '../files/mediaPolicy.ts';

/** A file below what was chosen. The path begins with the name of the chosen folder or ZIP. */
export interface FoundFile {
  path: string;
  bytes: number;
  /** The time of its last change in milliseconds, where it is known. */
  modified?: number | undefined;
}

/** The reasons for which a file is known to stay behind before it is opened. */
export type RefusedName =
  | 'system'
  | 'raw'
  | 'moving'
  | 'archive'
  | 'no-picture'
  | 'lone-sidecar'
  | 'empty'
  | 'too-large';

export interface LeftOut<Reason> {
  path: string;
  reason: Reason;
}

/** A picture with the file of words that another program has put beside it. */
export interface FoundPicture extends FoundFile {
  sidecar?: FoundFile;
}

/** The pictures of one folder; the name is empty for those of the group itself. */
export interface Folder {
  name: string;
  pictures: FoundPicture[];
}

/** What was one gallery in the system that it comes from. */
export interface Group {
  key: string;
  name: string;
  folders: Folder[];
}

export interface Found {
  groups: Group[];
  leftOut: LeftOut<RefusedName>[];
}

const danish = new Intl.Collator('da-DK', { numeric: true });

export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const withoutExtension = (path: string): string => path.replace(/\.[^./]+$/, '');

export const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

const SYSTEM = /(^|\/)(\.[^/]*|__macosx|thumbs\.db|desktop\.ini)(\/|$)/i;

const REFUSED_NAMES: readonly (readonly [RegExp, RefusedName])[] = [
  [SYSTEM, 'system'],
  [RAW_NAME, 'raw'],
  [/\.(gif|mp4|m4v|mov|webm|avi|mts|wmv)$/i, 'moving'],
  [/\.(zip|rar|7z|tar|gz)$/i, 'archive'],
];

const PICTURE = /\.(jpe?g|png|webp|hei[cf])$/i;

const SIDECAR = /\.xmp$/i;

function refusalOf({ path, bytes }: FoundFile): RefusedName | undefined {
  const named = REFUSED_NAMES.find(([pattern]) => pattern.test(path));
  if (named) return named[1];
  if (!PICTURE.test(path)) return 'no-picture';
  if (bytes === 0) return 'empty';
  return bytes > ORIGINAL_MAX_BYTES ? 'too-large' : undefined;
}

/** Pixieset names a download, and the folder it unpacks to, so; a large one comes in several parts. */
const DOWNLOAD = /-photo-download-\d+of\d+$/i;

const PART = /[-_ ](\d+of\d+|part[-_ ]?\d+)$/i;

const isArchive = (name: string): boolean => /\.zip$/i.test(name) || DOWNLOAD.test(name);

/** The name that the parts of one download have in common; a browser numbers what is saved twice. */
function commonName(name: string): string {
  const bare = name.replace(/\.zip$/i, '').replace(/ \(\d+\)$/, '');
  return isArchive(name) ? bare.replace(DOWNLOAD, '').replace(PART, '') : bare;
}

interface Node {
  name: string;
  isArchive: boolean;
  pictures: FoundPicture[];
  folders: Map<string, Node>;
}

const emptyNode = (name: string, archive = false): Node => ({
  name,
  isArchive: archive,
  pictures: [],
  folders: new Map(),
});

function insert(root: Node, picture: FoundPicture): void {
  let node = root;
  for (const segment of picture.path.split('/').slice(0, -1)) {
    const name = commonName(segment);
    // Many a ZIP holds a single folder of its own name.
    if (node.isArchive && comparable(name) === comparable(node.name)) continue;
    const next = node.folders.get(comparable(name)) ?? emptyNode(name, isArchive(segment));
    node.folders.set(comparable(name), next);
    node = next;
  }
  node.pictures.push(picture);
}

const foldersOf = ({ folders }: Node): Node[] =>
  [...folders.values()].sort((a, b) => danish.compare(a.name, b.name));

function depthOf(node: Node): number {
  return Math.max(0, ...foldersOf(node).map((folder) => 1 + depthOf(folder)));
}

const byName = (a: FoundFile, b: FoundFile) => danish.compare(a.path, b.path);

function flatten(node: Node, name = ''): Folder[] {
  const own = { name, pictures: [...node.pictures].sort(byName) };
  const below = foldersOf(node).flatMap((folder) =>
    flatten(folder, name === '' ? folder.name : `${name} – ${folder.name}`),
  );
  return own.pictures.length > 0 ? [own, ...below] : below;
}

/**
 * The galleries below a folder. A folder with pictures is one, and its folders are sections; so is a folder
 * of nothing but such folders, unless it is the chosen one, which only holds them together.
 */
function groupsOf(node: Node, key: string, isChosen: boolean): Group[] {
  const children = foldersOf(node);
  const holdsGalleries = children.some((child) => child.isArchive);
  const isOne = node.pictures.length > 0 || (!isChosen && depthOf(node) <= 1);
  if (isOne && !holdsGalleries) return [{ key, name: node.name, folders: flatten(node) }];
  const own = { ...emptyNode(node.name), pictures: node.pictures };
  return [
    ...(node.pictures.length > 0 ? [{ key, name: node.name, folders: flatten(own) }] : []),
    ...children.flatMap((child) => groupsOf(child, `${key}/${comparable(child.name)}`, false)),
  ];
}

/** The words of a picture stand in `a.xmp` or `a.jpg.xmp` beside it. */
function withSidecars(pictures: readonly FoundFile[], sidecars: readonly FoundFile[]) {
  const byPath = groupBy(sidecars, ({ path }) => comparable(withoutExtension(path)));
  const used = new Set<FoundFile>();
  const found = pictures.map((picture): FoundPicture => {
    const [sidecar] =
      byPath.get(comparable(picture.path)) ??
      byPath.get(comparable(withoutExtension(picture.path))) ??
      [];
    if (!sidecar) return picture;
    used.add(sidecar);
    return { ...picture, sidecar };
  });
  return { found, lone: sidecars.filter((sidecar) => !used.has(sidecar)) };
}

/** Sorts the files of an export into what were galleries, and those that stay behind. */
export function sortFound(files: readonly FoundFile[]): Found {
  const isSidecar = ({ path }: FoundFile) => SIDECAR.test(path) && !SYSTEM.test(path);
  const others = files.filter((file) => !isSidecar(file));
  const { found, lone } = withSidecars(
    others.filter((file) => refusalOf(file) === undefined),
    files.filter(isSidecar),
  );
  const root = emptyNode('');
  for (const picture of found) insert(root, picture);
  const loose: Node = { ...emptyNode(''), pictures: root.pictures };
  return {
    groups: [
      ...(loose.pictures.length > 0 ? [{ key: '', name: '', folders: flatten(loose) }] : []),
      ...foldersOf(root).flatMap((node) => groupsOf(node, comparable(node.name), !node.isArchive)),
    ],
    leftOut: [
      ...others.flatMap((file) => {
        const reason = refusalOf(file);
        return reason ? [{ path: file.path, reason }] : [];
      }),
      ...lone.map(({ path }) => ({ path, reason: 'lone-sidecar' as const })),
    ],
  };
}
