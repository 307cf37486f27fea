import { useEffect } from 'react';

interface SheetProps {
  styles: string;
}

/**
 * Stands in for the package `react-style-singleton`, by which Radix keeps the page still below a
 * dialog: that one adds a style element, which the page's content policy refuses.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles);
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
