import { Menu } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { HeaderButton } from './HeaderButton.tsx';

const loadMenu = () => import('./MenuOverlay.tsx').then((m) => ({ default: m.MenuOverlay }));
const MenuOverlay = lazy(loadMenu);

/** Opens the menu of narrow screens, which is fetched when a finger comes near. */
export function BurgerButton() {
  const isLocked = useIsLocked();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <HeaderButton
        icon={Menu}
        label={layoutTexts.openMenu}
        isLocked={isLocked}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={isLocked ? undefined : () => void loadMenu()}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && !isLocked && (
        <Suspense>
          <MenuOverlay onClose={close} />
        </Suspense>
      )}
    </>
  );
}
