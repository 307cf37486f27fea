import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearCropWork } from './cropWorker.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const HEADS = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: ascii('GIF89a'),
  mp4: [0, 0, 0, 24, ...ascii('ftypisom')],
  text: ascii('Hej'),
};

const MEGABYTE = 1024 * 1024;

/** A file that begins like one of its kind, and says that it is as large as is wanted. */
export function mediaFile(kind: keyof typeof HEADS, megabytes = 1): File {
  const file = new File([new Uint8Array(HEADS[kind])], `fil.${kind}`);
  Object.defineProperty(file, 'size', { value: megabytes * MEGABYTE });
  return file;
}

/** Stand-ins for the browser's picture worker and object URLs. */
export function fakePictureWork(): void {
  clearCropWork();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
}

/** Chooses a file, whatever the field would rather have. */
export async function chooseFile(label: string, file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file, {
    applyAccept: false,
  });
}

/** Cuts out what the crop dialog shows. */
export async function applyCrop(): Promise<void> {
  const apply = await screen.findByRole('button', { name: 'Anvend Beskæring' });
  await waitFor(() => {
    if (apply.hasAttribute('disabled')) throw new Error('The picture is not there yet');
  });
  await userEvent.click(apply);
}
