import { useDeferredValue } from 'react';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import { lazyPage } from '../layout/lazyPage.tsx';

const WallSettings = lazyPage(() => import('./WallSettings.tsx').then((m) => m.WallSettings));

const ChoiceSettings = lazyPage(() => import('./ChoiceSettings.tsx').then((m) => m.ChoiceSettings));

/**
 * The visitor's answer about cookies, and the buttons that change it. The page that holds them comes with
 * them; when the shop changes its way of asking, they stay until the others are there.
 */
export function ConsentSettings() {
  const isPerPurpose = useDeferredValue(useAsksPerPurpose());
  return isPerPurpose ? <ChoiceSettings /> : <WallSettings />;
}
