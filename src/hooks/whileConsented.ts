import { whenIdle } from '#src/lib/whenIdle.ts';
import { useConsent } from '#src/stores/consent.ts';

type Stop = () => void;

function startWhenIdle(start: () => Stop): Stop {
  let stop = whenIdle(() => {
    stop = start();
  });
  return () => stop();
}

/**
 * Keeps a listener going for as long as cookies are accepted, from when the page is idle. Listening needs
 * the large SDK, which asks addresses of its own when the line is bad: none of that before a yes.
 */
export function whileConsented(start: () => Stop): Stop {
  let stop: Stop | undefined;
  const adapt = (isAccepted: boolean) => {
    if (isAccepted === (stop !== undefined)) return;
    stop?.();
    stop = isAccepted ? startWhenIdle(start) : undefined;
  };
  adapt(useConsent.getState().value === 'accepted');
  const forget = useConsent.subscribe(({ value }) => adapt(value === 'accepted'));
  return () => {
    forget();
    stop?.();
  };
}
