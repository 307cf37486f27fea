import * as z from 'zod/mini';

const stateSchema = z.object({
  email: z.string().check(z.minLength(1)),
  isMailSent: z.catch(z.boolean(), true),
});

/** What registering hands over in the navigation state. */
export type ConfirmationState = z.infer<typeof stateSchema>;

/** The state, or undefined when the page was not opened by registering. */
export function readConfirmationState(state: unknown): ConfirmationState | undefined {
  const result = z.safeParse(stateSchema, state);
  return result.success ? result.data : undefined;
}
