import { create } from 'zustand';
import { MINUTE_MS } from '#src/model/base/units.ts';

/** A dashboard that nobody has touched for this long rests. */
export const IDLE_MS = 10 * MINUTE_MS;

interface Awake {
  /** Somebody looks at this page. */
  isAwake: boolean;
}

/** Outside the dashboard nothing is asked for again and again, so every page counts as looked at. */
export const useAwake = create<Awake>()(() => ({ isAwake: true }));

/** For a resource that is not asked for while nobody looks. */
export const whileAwake = {
  holds: (): boolean => useAwake.getState().isAwake,
  subscribe: useAwake.subscribe,
};

/** Runs something now, or as soon as somebody looks. Returns the function that calls it off. */
export function whenAwake(run: () => void): () => void {
  if (whileAwake.holds()) {
    run();
    return () => undefined;
  }
  const stop = useAwake.subscribe(({ isAwake }) => {
    if (!isAwake) return;
    stop();
    run();
  });
  return stop;
}

const SIGNS = ['focus', 'keydown', 'pointerdown', 'pointermove', 'wheel'];

/** The messages between the tabs of one person: each tells of itself. */
type Message = 'here' | 'gone';

/**
 * Follows whether somebody looks at this page: it is visible, was used lately, and is the one of the
 * person's pages that was used last. Returns the function that stops it.
 */
export function watchAwake(uid: string): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const channel = new BroadcastChannel(`dashboard-${uid}`);
  const tell = (message: Message) => channel.postMessage(message);
  const leave = () => {
    if (whileAwake.holds()) tell('gone');
  };
  let usedAt = 0;
  let isUsedElsewhere = false;
  let timer: ReturnType<typeof setTimeout>;

  const isIdle = () => Date.now() - usedAt >= IDLE_MS;
  const adapt = () => {
    const isAwake = document.visibilityState === 'visible' && !isIdle() && !isUsedElsewhere;
    const { isAwake: wasAwake } = useAwake.getState();
    if (isAwake !== wasAwake) useAwake.setState({ isAwake });
    if (wasAwake && !isAwake && !isUsedElsewhere) tell('gone');
    clearTimeout(timer);
    if (isAwake) timer = setTimeout(adapt, usedAt + IDLE_MS - Date.now());
  };
  const used = () => {
    usedAt = Date.now();
    if (whileAwake.holds()) return;
    isUsedElsewhere = false;
    tell('here');
    adapt();
  };
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<Message>) => {
      isUsedElsewhere = data === 'here';
      adapt();
    },
    { signal },
  );
  for (const sign of SIGNS) window.addEventListener(sign, used, { signal, passive: true });
  const visibilityChanged = () => (document.visibilityState === 'visible' ? used() : adapt());
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  window.addEventListener('pagehide', leave, { signal });
  usedAt = Date.now();
  tell('here');
  adapt();

  return () => {
    listening.abort();
    clearTimeout(timer);
    leave();
    channel.close();
    useAwake.setState({ isAwake: true });
  };
}
