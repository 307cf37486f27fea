import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { invitationId } from '#src/model/moving/invitation.ts';
import { call } from '../support/call.ts';
import { expectMails } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { createPerson, unique } from '../support/people.ts';

test('an administrator invites an address once, nobody who has an account, and others invite nobody', async () => {
  const admin = await createPerson({ claims: { admin: true } });
  const customer = await createPerson();
  const stranger = `ny-${unique()}@kunde.example`;
  const invite = (token: string | undefined) =>
    call('inviteCustomers', {
      token,
      input: {
        people: [
          { name: 'Åse', email: stranger.toUpperCase() },
          { name: '', email: customer.email },
        ],
      },
    });
  expect((await invite(customer.token)).status).toBe(403);
  expect((await invite(admin.token)).body).toEqual({ success: true, invited: 1 });
  expect((await invite(admin.token)).body).toEqual({ success: true, invited: 0 });
  const [mail] = await expectMails(stranger, 1);
  expect(mail?.params['message']).toContain('Hej Åse');
  expect(mail?.params['link']).toContain(`/register#${encodeURIComponent(stranger)}`);
  const record = firestore().doc(`order-mails/${await invitationId(stranger)}`);
  await expect
    .poll(async () => (await record.get()).data(), PATIENCE)
    .toMatchObject({ status: 'sent', to: '' });
  expect((await record.get()).data()).not.toHaveProperty('toName');
});
