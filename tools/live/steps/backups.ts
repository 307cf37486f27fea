import * as z from 'zod/mini';
import { anyAnswer, askForAll } from '../google.ts';
import { done, missing, type Step } from '../step.ts';
import { askDatabase, databasePath } from './stores.ts';

const schedule = z.object({
  retention: z.optional(z.string()),
  dailyRecurrence: z.optional(z.unknown()),
});

/** Google keeps a backup for at most 14 weeks. */
const RETENTION = `${14 * 7 * 24 * 60 * 60}s`;

const daily: Step = {
  id: 'backups',
  title: 'Daglig sikkerhedskopi af databasen',
  async check(live) {
    const request = { service: 'firestore', path: `${databasePath(live)}/backupSchedules` };
    const found = await askForAll(live.google, request, {
      field: 'backupSchedules',
      item: schedule,
    });
    return found.some(({ dailyRecurrence }) => dailyRecurrence !== undefined)
      ? done
      : missing('Databasen bliver ikke kopieret.');
  },
  run: {
    says: 'Kopierer databasen hver dag, og gemmer hver kopi i 14 uger.',
    asks: 'Kopierne koster plads: omkring en krone om måneden i en lille butik.',
    async act(live) {
      const path = `${databasePath(live)}/backupSchedules`;
      const body = { retention: RETENTION, dailyRecurrence: {} };
      await live.google.ask({ method: 'POST', service: 'firestore', path, body }, anyAnswer);
    },
  },
};

const ENABLED = 'POINT_IN_TIME_RECOVERY_ENABLED';

const anyMinute: Step = {
  id: 'point-in-time',
  title: 'Databasen kan ses, som den var på et minut i de sidste syv dage',
  async check(live) {
    const found = await askDatabase(live);
    return found?.pointInTimeRecoveryEnablement === ENABLED
      ? done
      : missing('"Point-in-time recovery" er slået fra.');
  },
  run: {
    says: 'Slår "Point-in-time recovery" til.',
    asks: 'Ugens ændringer koster plads: nogle få øre om måneden i en lille butik.',
    async act(live) {
      const path = `${databasePath(live)}?updateMask=pointInTimeRecoveryEnablement`;
      const body = { pointInTimeRecoveryEnablement: ENABLED };
      await live.google.ask({ method: 'PATCH', service: 'firestore', path, body }, anyAnswer);
    },
  },
};

export const backupSteps: readonly Step[] = [daily, anyMinute];
