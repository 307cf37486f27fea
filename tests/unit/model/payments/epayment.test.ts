import { describe, expect, test } from 'vitest';
import {
  answerAbout,
  creationOf,
  creationSchema,
  leftToCapture,
  leftToRefund,
  type ProviderPayment,
  signedText,
} from '#src/model/payments/epayment.ts';

const payment = { id: 'JF20260102ABCDEF123-1', amountOre: 19_900 };
const dkk = (value: number) => ({ currency: 'DKK', value });

function known(changes: Partial<ProviderPayment> = {}, booked: object = {}): ProviderPayment {
  const nothing = { cancelledAmount: dkk(0), capturedAmount: dkk(0), refundedAmount: dkk(0) };
  return {
    ...{ reference: payment.id, state: 'AUTHORIZED', amount: dkk(19_900) },
    aggregate: { authorizedAmount: dkk(19_900), ...nothing, ...booked },
    ...changes,
  };
}

describe('the answer of the provider', () => {
  test('means what its state says', () => {
    const states = ['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED'] as const;
    const meanings = states.map((state) => answerAbout(payment, known({ state })));
    expect(meanings).toEqual(['waiting', 'authorized', 'aborted', 'expired', 'terminated']);
  });

  test.each<[string, ProviderPayment]>([
    ['another amount', known({ amount: dkk(100) })],
    ['less than was asked for', known({}, { authorizedAmount: dkk(19_899) })],
    ['another currency', known({}, { authorizedAmount: { currency: 'NOK', value: 19_900 } })],
    ['another payment', known({ reference: 'JF20260102ABCDEF123-2' })],
    ['money that was let go', known({}, { cancelledAmount: dkk(19_900) })],
  ])('about %s sends the money back', (_, answer) => {
    expect(answerAbout(payment, answer)).toBe('returning');
  });

  test('tells what is left to collect and to send back', () => {
    const parts = known({}, { capturedAmount: dkk(10_000), refundedAmount: dkk(2500) });
    expect([leftToCapture(parts), leftToRefund(parts)]).toEqual([9900, 7500]);
    const gone = known({}, { cancelledAmount: dkk(19_900) });
    expect([leftToCapture(gone), leftToRefund(gone)]).toEqual([0, 0]);
  });
});

test.each(['WALLET', 'CARD'] as const)('a %s payment is requested as the provider asks', (way) => {
  const shown = { returnUrl: 'https://foto.example/', paymentDescription: 'Ordre JF1' };
  const request = creationOf({ ...payment, way }, shown);
  expect(creationSchema.parse(request)).toEqual({
    ...{ ...shown, amount: dkk(19_900), paymentMethod: { type: way } },
    ...{ reference: 'JF20260102ABCDEF123-1', userFlow: 'WEB_REDIRECT' },
  });
});

test('a notification is signed over its path, date, host and content', () => {
  const date = 'Fri, 02 Jan 2026 10:00:00 GMT';
  const message = { path: '/api/payment-webhook', date, host: 'foto.example', contentHash: 'abc=' };
  expect(signedText(message)).toBe(
    'POST\n/api/payment-webhook\nFri, 02 Jan 2026 10:00:00 GMT;foto.example;abc=',
  );
});
