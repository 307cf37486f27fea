import { useEffect } from 'react';

/** Goes to the place that the address names: when a page loads late, the browser has given up on it. */
export function useAnchor(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length < 2) return undefined;
    // A page starts at its top first.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
