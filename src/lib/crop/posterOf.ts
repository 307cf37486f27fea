/** Videos often begin with a black frame. */
const POSTER_AT_S = 0.5;
const GIVE_UP_MS = 10_000;

function nextEvent(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(type, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error(`no ${type}`)), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error(`no ${type}`)), { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined));
  });
}

/** A frame from the beginning of a video; undefined when this browser cannot play it. */
export async function posterOf(film: Blob): Promise<Blob | undefined> {
  const url = URL.createObjectURL(film);
  const video = document.createElement('video');
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await nextEvent(video, 'loadeddata', signal);
    video.currentTime = Math.min(POSTER_AT_S, video.duration / 2);
    await nextEvent(video, 'seeked', signal);
    return await drawFrame(video);
  } catch (thrown) {
    console.warn('No picture could be taken of the film', thrown);
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
