import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFileDrop } from '#src/hooks/useFileDrop.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { ADMIN_ACTION_PARAMETER, parseAdminAction } from '#src/model/base/addresses.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { useFocusWhenLinked } from '../layout/EditorShell.tsx';
import styles from './PictureDrop.module.css';
import { FilesButton } from './FilesButton.tsx';
import { compareNames } from './chosenPicture.ts';

/** Files that operating systems put into folders by themselves. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];

function isSystemFile({ name }: File): boolean {
  return name.startsWith('.') || SYSTEM_FILES.includes(name.toLowerCase());
}

/** Drops system files, and sorts the rest by name with 2 before 10. */
export function userFiles(files: Iterable<File>): File[] {
  return Array.from(files)
    .filter((file) => !isSystemFile(file))
    .sort((a, b) => compareNames(a.webkitRelativePath || a.name, b.webkitRelativePath || b.name));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** `readEntries` returns the entries in portions and ends with an empty one. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}

/** The files that a dropped entry holds, each with its path below what was dropped. */
export async function filesBelow(entry: FileSystemEntry): Promise<{ file: File; path: string }[]> {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const entries = await entriesIn(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** The name of the folder that was chosen: the paths of all its files begin with it. */
function chosenFolder({ webkitRelativePath }: File): string {
  return webkitRelativePath.split('/')[0] ?? '';
}

/** Files that were dropped or chosen together. */
interface TakenFiles {
  files: File[];
  /** The name of the folder that a file came in; empty for a file that came by itself. */
  folderOf: (file: File) => string;
}

/** All dropped files, including those in folders. */
export async function droppedFiles(dropped: DataTransfer): Promise<TakenFiles> {
  // The list is emptied after the event, so the entries are taken before the first await.
  const entries = Array.from(dropped.items).map((item) => item.webkitGetAsEntry());
  const plain = Array.from(dropped.files);
  const found = entries.filter((entry) => entry !== null);
  const filesOf = await Promise.all(found.map(filesBelow));
  const folders = new Map(
    found.flatMap(({ isDirectory, name }, index) =>
      (filesOf[index] ?? []).map(({ file }) => [file, isDirectory ? name : ''] as const),
    ),
  );
  return {
    files: userFiles(folders.size > 0 ? folders.keys() : plain),
    folderOf: (file) => folders.get(file) ?? '',
  };
}

interface PictureDropProps {
  /** The label of the button for single files. */
  label?: string;
  onFiles: (files: File[], folderOf: TakenFiles['folderOf']) => void;
}

interface FileButtonProps {
  label: string;
  isFolder?: boolean;
  /** The address asks for new pictures: the button then gets the focus. */
  isLinked?: boolean;
  onFiles: PictureDropProps['onFiles'];
}

function FileButton({ label, isFolder = false, isLinked = false, onFiles }: FileButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  useFocusWhenLinked(button, isLinked);
  return (
    <FilesButton
      ref={button}
      className={isFolder ? styles['folder'] : undefined}
      title={uploadTexts.dropHint}
      label={label}
      isFolder={isFolder}
      // A phone then opens its photographs at once. Elsewhere other files stay in sight, and are explained.
      accept={isTouched && !isFolder ? 'image/*' : undefined}
      onFiles={(chosen) => {
        const files = userFiles(chosen);
        if (files.length > 0) onFiles(files, isFolder ? chosenFolder : () => '');
      }}
    />
  );
}

function useDroppedFiles(
  place: Parameters<typeof useFileDrop>[0],
  onFiles: PictureDropProps['onFiles'],
): boolean {
  return useFileDrop(place, (dropped) => {
    void droppedFiles(dropped).then(({ files, folderOf }) => {
      if (files.length > 0) onFiles(files, folderOf);
    });
  });
}

/** The buttons for pictures that become new items. They may also be dropped anywhere on the page. */
export function NewPictures({ label = uploadTexts.choose, onFiles }: PictureDropProps) {
  const [parameters] = useSearchParams();
  const isAsked = parseAdminAction(parameters.get(ADMIN_ACTION_PARAMETER)) === 'ny';
  const isOver = useDroppedFiles('page', onFiles);
  return (
    <div className={styles['buttons']}>
      <FileButton label={uploadTexts.chooseFolder} isFolder onFiles={onFiles} />
      <FileButton label={label} isLinked={isAsked} onFiles={onFiles} />
      {isOver && <p className={styles['page']}>{uploadTexts.dropActive}</p>}
    </div>
  );
}

/** A place for files and folders, dropped or chosen. */
export function PictureDrop({ label = uploadTexts.choose, onFiles }: PictureDropProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles(place, onFiles);
  return (
    <div ref={place} className={classNames(styles['drop'], isOver && styles['over'])}>
      <Icon of={ImagePlus} size={28} />
      <div className={styles['text']}>
        <p className={styles['title']}>{isOver ? uploadTexts.dropActive : uploadTexts.drop}</p>
        <p className={styles['hint']}>{uploadTexts.dropHint}</p>
      </div>
      <div className={styles['buttons']}>
        <FileButton label={label} onFiles={onFiles} />
        <FileButton label={uploadTexts.chooseFolder} isFolder onFiles={onFiles} />
      </div>
    </div>
  );
}
