import { createHash } from 'node:crypto';
import { bucket } from '../../../functions/src/firebaseAdmin.ts';
import { call } from './call.ts';

/* A process of its own, whose functions belong to the project that its environment names. */

const [token = '', input = '{}'] = process.argv.slice(2);
const { status, body } = await call('secureDownload', {
  token,
  input: JSON.parse(input) as object,
});
const [copy] = status === 200 ? await bucket().file(String(body['path'])).download() : [''];
console.log(
  JSON.stringify({
    status,
    bytes: copy.length,
    sha256: createHash('sha256').update(copy).digest('hex'),
  }),
);
process.exit();
