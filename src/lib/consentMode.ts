import { purposes, type Purpose } from '#src/model/consent/choices.ts';

declare global {
  /**
   * True where visitors answer for each purpose ('choice' in `site.config.json`), false where the
   * whole site waits for one answer ('wall'). The build replaces it, and leaves the other way out.
   */
  const ASKS_PER_PURPOSE: boolean;
}

/** The purposes that are asked about: nobody decides about a bot check that is not set up. */
export function offeredPurposes(): readonly Purpose[] {
  // `env` checks these values with a library that is too large for the first script.
  const { VITE_BACKEND: backend, VITE_RECAPTCHA_SITE_KEY: key } = import.meta.env;
  const isOffered: Record<Purpose, boolean> = {
    statistics: true,
    botCheck: backend === 'local' || Boolean(key),
    convenience: true,
  };
  return purposes.filter((purpose) => isOffered[purpose]);
}
