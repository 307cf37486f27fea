import { bucket } from '../../../functions/src/firebaseAdmin.ts';
import { call } from './call.ts';

/* A process of its own, whose functions belong to the project that its environment names. */

export interface Downloaded {
  status: number;
  /** The size of the copy that was handed out. */
  bytes: number;
}

const [token = '', input = '{}'] = process.argv.slice(2);
const { status, body } = await call('secureDownload', {
  token,
  input: JSON.parse(input) as object,
});
const [copy] = status === 200 ? await bucket().file(String(body['path'])).download() : [''];
const downloaded: Downloaded = { status, bytes: copy.length };
console.log(JSON.stringify(downloaded));
process.exit();
