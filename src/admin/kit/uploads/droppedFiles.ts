/** What systems put into folders without anybody's doing. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];

function isSystemFile({ name }: File): boolean {
  return name.startsWith('.') || SYSTEM_FILES.includes(name.toLowerCase());
}

const byName = new Intl.Collator('da-DK', { numeric: true });

/** The files that a person means, as they would count them: 2 before 10. */
export function meantFiles(files: Iterable<File>): File[] {
  return Array.from(files)
    .filter((file) => !isSystemFile(file))
    .sort((a, b) => byName.compare(a.webkitRelativePath || a.name, b.webkitRelativePath || b.name));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A folder tells its files in portions; an empty one is the end. */
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

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const entries = await entriesIn(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** Everything that was dropped, whatever folders it lies in. */
export async function droppedFiles(dropped: DataTransfer): Promise<File[]> {
  // The list is emptied when the event is over: entries are taken before anything is waited for.
  const entries = Array.from(dropped.items).map((item) => item.webkitGetAsEntry());
  const plain = Array.from(dropped.files);
  const found = entries.filter((entry) => entry !== null);
  return meantFiles(found.length > 0 ? (await Promise.all(found.map(filesBelow))).flat() : plain);
}
