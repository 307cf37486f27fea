import { memberOf } from '../base/closedSets.ts';

/** The strength of the watermark of a picture for sale; other pictures have a watermark of their own. */
export const markStrengths = ['light', 'normal', 'strong'] as const;

export type MarkStrength = (typeof markStrengths)[number];

/** The strength that the record of a picture names. */
export function strengthOf({ strength }: { strength?: string | undefined }): MarkStrength {
  return memberOf(markStrengths, strength) ?? 'normal';
}
