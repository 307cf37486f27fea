import type { RuleTable } from '../base/formRules.ts';
import { OWN_MARK_OPACITIES, OWN_MARK_SHARES, type OwnMark, type OwnMarkPlace } from './ownMark.ts';
import type { Watermark } from './schema.ts';
import { watermarkTexts as texts } from './texts.ts';

/** The pixels of a drawing. */
export type MarkPixels = Pick<OwnMark, 'png' | 'width' | 'height'>;

/** The watermark as it is typed. A drawing stays while the specified one is chosen. */
export interface WatermarkValues extends MarkPixels {
  kind: 'specified' | 'own';
  place: OwnMarkPlace;
  share: string;
  opacity: string;
}

/** A new drawing stands where the shop's name does, and as strong. */
const AT_FIRST: Omit<OwnMark, keyof MarkPixels> = { place: 'bottomRight', share: 35, opacity: 70 };

export function watermarkValues({ chosen, former }: Watermark): WatermarkValues {
  const none = { png: '', width: 0, height: 0, ...AT_FIRST };
  const { share, opacity, ...mark } = chosen ?? former ?? none;
  return {
    ...mark,
    kind: chosen ? 'own' : 'specified',
    share: String(share),
    opacity: String(opacity),
  };
}

export function watermarkFrom(values: WatermarkValues): OwnMark | null {
  const { kind, share, opacity, ...mark } = values;
  return kind === 'own' ? { ...mark, share: Number(share), opacity: Number(opacity) } : null;
}

const isWithin = (typed: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

const isSpecified = ({ kind }: WatermarkValues): boolean => kind === 'specified';

export const watermarkRules: RuleTable<WatermarkValues> = [
  {
    field: 'png',
    check: (values) => isSpecified(values) || values.png !== '',
    message: texts.missing,
  },
  {
    field: 'share',
    check: (values) => isSpecified(values) || isWithin(values.share, OWN_MARK_SHARES),
    message: texts.range(OWN_MARK_SHARES.least, OWN_MARK_SHARES.most),
  },
  {
    field: 'opacity',
    check: (values) => isSpecified(values) || isWithin(values.opacity, OWN_MARK_OPACITIES),
    message: texts.range(OWN_MARK_OPACITIES.least, OWN_MARK_OPACITIES.most),
  },
];
