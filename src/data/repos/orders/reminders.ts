import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { reminderSettingsSchema } from '#src/model/orders/reminders.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';

/** Follows the days after which unpaid orders are reminded of and expire; for administrators. */
export const { watch, save } = documentRepo({
  path: documents.reminders.build(),
  schema: reminderSettingsSchema(site.reminders),
  timeField: 'updatedAt',
});
