import type { LeaveReason } from '#src/model/base/leaveGuard.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';

const reasons: Record<LeaveReason, string> = {
  unsaved: commonTexts.leaveText,
  uploading: uploadTexts.leaveText,
  archiving:
    'Købte billeder er ved at blive gemt til kunden. Det fortsætter, næste gang du åbner dashboardet.',
};

/** The question before somebody leaves work that is not finished. */
export const leaveTexts = {
  title: commonTexts.leaveTitle,
  reasons,
  withoutSaving: commonTexts.leaveConfirm,
  leave: 'Forlad siden',
  stay: commonTexts.leaveStay,
} as const;
