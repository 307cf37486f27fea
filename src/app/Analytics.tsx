import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import type * as analyticsModule from '#src/lib/analytics.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { PAGE_TITLE_DELAY_MS } from './PageAnnouncer.tsx';

function withAnalytics(use: (analytics: typeof analyticsModule) => void): void {
  import('#src/lib/analytics.ts').then(use).catch((thrown: unknown) => {
    console.warn('Visits are not measured', thrown);
  });
}

/** Measures page views of visitors who have accepted cookies, where a measurement id is configured. */
export function Analytics() {
  const { measurementId } = env;
  const isAccepted = useConsent(hasConsent);
  const id = isAccepted ? measurementId : null;
  const { pathname } = useLocation();

  useEffect(() => {
    if (id === null) return undefined;
    withAnalytics(({ startAnalytics }) => startAnalytics(id));
    return () => withAnalytics(({ stopAnalytics }) => stopAnalytics());
  }, [id]);

  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => {
      withAnalytics(({ trackPage }) => trackPage(pathname, document.title));
    }, PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, pathname]);

  return null;
}
