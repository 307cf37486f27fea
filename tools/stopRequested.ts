/** Aborts at the first request to stop, so that work ends well; a second Ctrl-C ends the process at once. */
export function stopRequested(): AbortController {
  const stop = new AbortController();
  let requests = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      requests += 1;
      stop.abort();
      // A Ctrl-C counts twice: the terminal sends it, and handOver passes it on.
      if (requests > 2) process.exit(1);
    });
  }
  return stop;
}
