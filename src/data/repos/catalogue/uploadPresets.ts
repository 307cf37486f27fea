import { documents } from '#src/model/base/paths.ts';
import { uploadPresetSchema } from '#src/model/catalogue/editing/uploadPresets.ts';
import { listInDocument } from '../../firestore/documentRepo.ts';

/** The presets of uploads, for administrators, on all their devices. */
export const { watch, update } = listInDocument({
  path: documents.uploadPresets.build(),
  field: 'presets',
  itemSchema: uploadPresetSchema,
});
