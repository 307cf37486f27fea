import { parseEnv } from './parseEnv.ts';
import type { Env } from './parseEnv.ts';

/** The configuration of this build. */
export const env: Env = parseEnv(import.meta.env);
