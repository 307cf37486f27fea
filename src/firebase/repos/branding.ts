import { documents } from '#src/shared/paths.ts';
import { brandingSchema } from '#src/shared/schemas/branding.ts';
import type { Branding } from '#src/shared/schemas/branding.ts';
import { watchDocument } from '../live.ts';
import type { OnError, Unsubscribe } from '../live.ts';

/** Follows the logo and its place; the defaults while nothing has been saved. */
export function watch(onNext: (branding: Branding) => void, onError: OnError): Unsubscribe {
  return watchDocument(documents.branding.build(), brandingSchema, {
    onNext: (branding) => onNext(branding ?? brandingSchema.parse({})),
    onError,
  });
}
