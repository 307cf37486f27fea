import * as z from 'zod/mini';
import * as deployed from '../../functions/src/index.ts';

/** The part that the deployment reads of a function. */
const calledByAnybody = z.object({
  __endpoint: z.object({
    httpsTrigger: z.object({ invoker: z.tuple([z.literal('public')]) }),
  }),
});

/** The functions that anybody can call by their address. */
export const publicFunctions = Object.entries(deployed)
  .filter(([, definition]) => calledByAnybody.safeParse(Object.assign({}, definition)).success)
  .map(([name]) => name);
