import * as z from 'zod/mini';
import { anyAnswer, askForAll } from '../google.ts';
import { done, type Live, missing, type Step } from '../step.ts';
import { askDatabase, databasePath } from './stores.ts';

const schedule = z.object({
  name: z.string(),
  retention: z.optional(z.string()),
  dailyRecurrence: z.optional(z.unknown()),
});

/** Google keeps a backup for at most 14 weeks. */
const RETENTION = `${14 * 7 * 24 * 60 * 60}s`;

async function dailySchedule(live: Live): Promise<z.infer<typeof schedule> | undefined> {
  const request = { service: 'firestore', path: `${databasePath(live)}/backupSchedules` };
  const found = await askForAll(live.google, request, { field: 'backupSchedules', item: schedule });
  return found.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
}

const daily: Step = {
  id: 'backups',
  title: 'Daglig sikkerhedskopi af databasen',
  async check(live) {
    const found = await dailySchedule(live);
    if (!found) return missing('Databasen bliver ikke kopieret.');
    return found.retention === RETENTION ? done : missing('Kopierne gemmes ikke i 14 uger.');
  },
  run: {
    says: 'Kopierer databasen hver dag, og gemmer hver kopi i 14 uger.',
    asks: 'Kopierne koster plads: omkring en krone om måneden i en lille butik.',
    async act(live) {
      const found = await dailySchedule(live);
      // A database has one daily schedule at most.
      const change = found
        ? ({ method: 'PATCH', path: `v1/${found.name}?updateMask=retention` } as const)
        : ({ method: 'POST', path: `${databasePath(live)}/backupSchedules` } as const);
      const body = { retention: RETENTION, ...(!found && { dailyRecurrence: {} }) };
      await live.google.ask({ ...change, service: 'firestore', body }, anyAnswer);
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
