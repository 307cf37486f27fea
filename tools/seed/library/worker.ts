import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureJob } from './entry.ts';
import { makePicture } from './makePicture.ts';

// Each worker keeps to one core: the others belong to its siblings.
sharp.concurrency(1);

parentPort?.on('message', (job: PictureJob) => {
  makePicture(job).then(
    (picture) => parentPort?.postMessage({ picture }),
    (error: unknown) => parentPort?.postMessage({ id: job.id, error: String(error) }),
  );
});
