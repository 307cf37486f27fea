/** The strength of the watermark of a picture for sale; other pictures have a watermark of their own. */
export const markStrengths = ['light', 'normal', 'strong'] as const;

export type MarkStrength = (typeof markStrengths)[number];
