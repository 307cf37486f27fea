import { beforeEach, vi } from 'vitest';

interface SavedFile {
  name: string;
  file: Blob | undefined;
}

/** Keeps what the page saves through the browser's downloads, which jsdom has not. */
export function keepSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    files.clear();
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        const url = `blob:${files.size + 1}`;
        files.set(url, file);
        return url;
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href) });
    });
  });
  return saved;
}
