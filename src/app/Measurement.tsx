import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { startMeasuring, stopMeasuring, trackPage } from '#src/lib/measurement.ts';
import { shownItem } from '#src/model/statistics/interest.ts';
import { useSession } from '#src/stores/session.ts';
import { PAGE_TITLE_DELAY_MS } from './RootLayout.tsx';
import { followCartInterest, noteInterest, sendInterestOnLeaving } from './interest.ts';

/** Has Google Analytics count page views for as long as it is rendered. */
function PageViews({ measurementId }: { measurementId: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    startMeasuring(measurementId);
    return stopMeasuring;
  }, [measurementId]);

  useEffect(() => {
    const timer = setTimeout(() => trackPage(pathname, document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return null;
}

/** Counts what is seen, put in the cart and ordered for as long as it is rendered. */
function Interest() {
  const { pathname, search } = useLocation();

  useEffect(() => {
    const stops = [sendInterestOnLeaving(), followCartInterest()];
    return () => stops.forEach((stop) => stop());
  }, []);

  useEffect(() => {
    const shown = shownItem(pathname, search);
    if (shown) noteInterest(shown);
  }, [pathname, search]);

  return null;
}

/** Measures visits; those of the photographer do not count as interest. */
export function Measurement() {
  const isVisitor = useSession(({ status, user }) => status !== 'unknown' && !user?.isAdmin);
  return (
    <>
      {env.measurementId !== null && <PageViews measurementId={env.measurementId} />}
      {isVisitor && <Interest />}
    </>
  );
}
