import { useEffect } from 'react';

interface SheetProps {
  styles: string;
}

/** A custom property that Radix sets on the body, and that no style of this site reads. */
const UNUSED_PROPERTY = /--removed-body-scroll-bar-size:[^;]*;/g;

/** The scrim already catches presses beside a dialog, so the page needs no `pointer-events: none`. */
const KEEP_POINTER_EVENTS = 'body[data-scroll-locked] { pointer-events: auto !important; }';

/**
 * Replaces the package `react-style-singleton`, by which Radix locks scrolling below a dialog. The
 * package adds a style element, which the content security policy refuses. Inherited properties on the
 * body are left out: restyling a page of hundreds of pictures takes longer than opening the dialog.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles.replace(UNUSED_PROPERTY, '') + KEEP_POINTER_EVENTS);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
}
