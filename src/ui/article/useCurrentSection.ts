import { useEffect, useState } from 'react';

/** The stretch of the screen where the section that is being read begins or ends. */
const READING_LINE = '-20% 0px -70% 0px';

function isBelow({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
}

/** Which section is being read. `ids` must stay the same list from one rendering to the next. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const below = entries.filter(isBelow).map(({ target }) => target.id);
        setCurrent((id) => {
          if (entered) return entered.target.id;
          // Who goes back to the top is above them all.
          return id !== undefined && below.includes(id) ? undefined : id;
        });
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
