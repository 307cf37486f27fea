import type { PaymentProvider } from '../../../functions/src/payments/provider.ts';
import type { PaymentTools } from '../../../functions/src/payments/settle.ts';
import { tools } from './payments.ts';

/** The message of a process that has ended. */
export const CUT = 'cut off';

export type Step = keyof PaymentProvider;

/** The process ends right before or after one step. */
export function cutAt(step: Step, when: 'before' | 'after'): PaymentTools {
  const cut =
    <Input extends unknown[], Output>(name: Step, run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (name === step && when === 'before') throw new Error(CUT);
      const output = await run(...input);
      if (name === step) throw new Error(CUT);
      return output;
    };
  const { provider } = tools;
  return {
    provider: {
      create: cut('create', provider.create),
      find: cut('find', provider.find),
      capture: cut('capture', provider.capture),
      refund: cut('refund', provider.refund),
      cancelPayment: cut('cancelPayment', provider.cancelPayment),
      release: cut('release', provider.release),
    },
    payments: tools.payments,
  };
}
