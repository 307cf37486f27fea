/** What a browser can do about pushes, and may. */
export type PushAbility = 'unsupported' | 'not-kept' | 'denied' | 'possible' | 'allowed';

/** Finds out what this browser can do. Nobody is asked for anything. */
export async function pushAbility(): Promise<PushAbility> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  // The service worker is there once its visitor has agreed that the site is kept on the device.
  if (!(await navigator.serviceWorker.getRegistration())) return 'not-kept';
  return Notification.permission === 'granted' ? 'allowed' : 'possible';
}

/** Asks for the permission, which browsers allow right after a press alone. Returns true for a yes. */
export async function askForPushes(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}
