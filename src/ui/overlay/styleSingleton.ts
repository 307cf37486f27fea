import { useEffect } from 'react';

interface SheetProps {
  styles: string;
}

/** A width that Radix tells the whole page, and nothing here reads. */
const UNREAD = /--removed-body-scroll-bar-size:[^;]*;/g;

/** The scrim takes what is pressed beside a dialog: the page needs no word that it is not to be pressed. */
const PRESSABLE = 'body[data-scroll-locked] { pointer-events: auto !important; }';

/**
 * Stands in for the package `react-style-singleton`, by which Radix keeps the page still below a
 * dialog: that one adds a style element, which the page's content policy refuses. What every element
 * of the page would inherit is left out: with hundreds of pictures, styling them all again takes
 * longer than opening the dialog.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles.replace(UNREAD, '') + PRESSABLE);
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
