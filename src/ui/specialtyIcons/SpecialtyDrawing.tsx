import { Camera } from 'lucide-react';
import { Icon } from '../Icon.tsx';
import { specialtyIcons } from './specialtyIcons.ts';

/** One icon by its stored name; a name that is not known (any more) is a camera. */
export function SpecialtyDrawing({ name }: { name: string }) {
  const known = Object.hasOwn(specialtyIcons, name) ? specialtyIcons[name] : undefined;
  return <Icon of={known ?? Camera} size={24} />;
}
