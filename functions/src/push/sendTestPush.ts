import { adminPath } from '../../../src/model/base/addresses.ts';
import { pushDeviceDocument, pushDeviceSchema } from '../../../src/model/push/devices.ts';
import { pushTexts, testPushAnswers as answers } from '../../../src/model/push/texts.ts';
import { settingsContracts } from '../../../src/model/settings/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { settingsLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { pushTo } from './fcm.ts';
import { forgetDevice } from './pushToDevices.ts';

/** Sends a push to one of an administrator's own devices. */
export const sendTestPush = serve({
  contract: settingsContracts.sendTestPush,
  limit: settingsLimits.sendTestPush,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { deviceId }, caller }) {
    await requireAdministrator(caller, answers.adminsOnly);
    const stored = await firestore().doc(pushDeviceDocument.build({ deviceId })).get();
    const device = decodeSnapshot(pushDeviceSchema, stored);
    if (device?.userId !== caller.uid) throw new Refusal(404, 'not-found', { text: answers.gone });
    const place = { path: adminPath('indstillinger'), tag: `test-${Date.now()}` };
    const outcome = await pushTo(device.fid, { ...pushTexts.test, ...place });
    if (outcome === 'taken') return ok({ success: true });
    if (outcome !== 'gone') throw new Refusal(502, 'service-failed', { text: answers.failed });
    await forgetDevice(deviceId);
    throw new Refusal(404, 'not-found', { text: answers.gone });
  },
});
