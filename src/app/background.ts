import * as branding from '#src/data/repos/branding.ts';
import { whileAccepted } from '#src/hooks/whileAccepted.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { checkConnection, registerWorker } from './registerWorker.ts';

function warnAboutLogo({ code }: AppError): void {
  console.warn('The logo could not be followed; the name stands in for it', code);
}

/** The logo: read once for everybody, then followed for those whose consent allows a listener. */
async function showBranding(): Promise<void> {
  try {
    brandingChanged(await branding.get());
  } finally {
    whileAccepted(() => branding.watch(brandingChanged, warnAboutLogo));
  }
}

/** What the idle page does beside itself; nothing of it is waited for. */
export function start(warn: (thrown: unknown) => void): void {
  for (const part of [showBranding, registerWorker, checkConnection]) part().catch(warn);
}
