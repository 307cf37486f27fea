import { expect, test } from 'vitest';
import { droppedFiles, placedFiles } from '#src/admin/moving/chosenFiles.ts';

const fileEntry = (fullPath: string, file: File) => ({
  ...{ isFile: true, isDirectory: false, fullPath, name: file.name },
  file: (done: (file: File) => void) => done(file),
});

test('two files or ZIPs of the same name lose nothing, chosen or dropped', async () => {
  const files = [new File(['a'], 'anna.zip'), new File(['b'], 'anna.zip')];
  const expected = ['anna.zip', 'anna 2.zip'];
  expect(placedFiles(files).map(({ path }) => path)).toEqual(expected);
  const items = files.map((file) => ({ webkitGetAsEntry: () => fileEntry('/anna.zip', file) }));
  const dropped = await droppedFiles({ items, files } as unknown as DataTransfer);
  expect(dropped.map(({ path }) => path)).toEqual(expected);
  expect(dropped.map(({ file }) => file)).toEqual(files);
});
