import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  size?: number;
}

/** A line icon in the weight of the house. Its meaning is always said in words beside or around it. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return <Drawing aria-hidden size={size} strokeWidth={1.5} nonScalingStroke />;
}
