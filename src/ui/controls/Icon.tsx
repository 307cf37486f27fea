import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** In pixels at the usual text size: an icon grows with the words beside it. */
  size?: number;
}

const ROOT_FONT_PX = 16;

/** A line icon in the weight of the house. Its meaning is always said in words beside or around it. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return (
    <Drawing aria-hidden size={`${size / ROOT_FONT_PX}rem`} strokeWidth={1.5} nonScalingStroke />
  );
}
