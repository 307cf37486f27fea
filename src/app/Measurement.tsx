import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { startMeasuring, stopMeasuring, trackPage } from '#src/lib/measurement.ts';
import { PAGE_TITLE_DELAY_MS } from './RootLayout.tsx';

/** Measures page views for as long as it is rendered. */
export function Measurement() {
  const { pathname } = useLocation();

  useEffect(() => {
    if (env.measurementId === null) return undefined;
    startMeasuring(env.measurementId);
    return stopMeasuring;
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => trackPage(pathname, document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return null;
}
