import { AppError } from '../../../src/model/base/errors.ts';
import { settingsContracts } from '../../../src/model/settings/contracts.ts';
import { drawingSchema, watermarkDocuments } from '../../../src/model/watermarks/schema.ts';
import { drawingAnswers as answers } from '../../../src/model/watermarks/texts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { settingsLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { rasterise } from './rasterise.ts';

/** A drawing that is refused is told so in its own words. */
function toAnswer(thrown: unknown): unknown {
  const text = thrown instanceof AppError ? thrown.details['message'] : undefined;
  return typeof text === 'string' ? new Refusal(400, 'invalid-argument', { text }) : thrown;
}

/**
 * Makes a watermark of the drawing that an administrator has put into the closed settings: it is larger than
 * a request may be. The drawing is not kept.
 */
export const makeMark = serve({
  contract: settingsContracts.makeMark,
  limit: settingsLimits.makeMark,
  options: { timeoutSeconds: 50, memory: '512MiB' },
  identify: signedIn,
  async handle({ caller }) {
    await requireAdministrator(caller, answers.adminsOnly);
    const place = firestore().doc(watermarkDocuments.drawing.build({ uid: caller.uid }));
    const drawing = decodeSnapshot(drawingSchema, await place.get());
    if (!drawing) throw new Refusal(404, 'not-found');
    await place.delete();
    try {
      return ok({ success: true, mark: await rasterise(Buffer.from(drawing.file, 'base64')) });
    } catch (thrown) {
      throw toAnswer(thrown);
    }
  },
});
