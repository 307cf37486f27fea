import * as z from 'zod/mini';
import * as deployed from '../../functions/src/index.ts';

/** What the deployment reads of a function, which lies beside the function itself. */
const calledByAnybody = z.object({
  __endpoint: z.object({
    httpsTrigger: z.object({ invoker: z.tuple([z.literal('public')]) }),
  }),
});

/** The functions that anybody can call by their address. */
export const publicFunctions = Object.entries(deployed)
  .filter(([, definition]) => calledByAnybody.safeParse(Object.assign({}, definition)).success)
  .map(([name]) => name);
