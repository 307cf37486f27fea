import { useEffect, useRef } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { showToast } from '#src/stores/toasts.ts';

interface SaveKey {
  isDirty: boolean;
  /** Left out while saving is not possible. */
  save: (() => void) | undefined;
}

/** Lets Ctrl+S (⌘S) save what is edited instead of the page. */
export function useSaveKey(key: SaveKey): void {
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog has a button of its own.
      if (event.repeat || useOverlays.getState().openCount > 0) return;
      const { isDirty, save } = current.current;
      if (isDirty) save?.();
      else showToast({ kind: 'info', text: commonTexts.nothingToSave });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
