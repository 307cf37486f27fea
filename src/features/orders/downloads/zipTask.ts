import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import type { PackedPicture } from '#src/model/purchases/zipPlan.ts';

/** An archive that somebody asks for. */
export interface ZipTask {
  /** What it is called while it is made. */
  title: string;
  /** The name of the file, without its extension. */
  name: string;
  files: readonly PurchasedFile[];
  /** The places of the files inside, in their order. */
  namesOf: (files: readonly PackedPicture[]) => string[];
  /** The lines at the head of the list inside. */
  head: readonly string[];
  errors: OperationErrors;
}
