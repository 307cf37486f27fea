import { parseEnv } from './parseEnv.ts';
import type { Env } from './parseEnv.ts';

/** What this build was configured with. */
export const env: Env = parseEnv(import.meta.env);
