import { setGlobalOptions } from 'firebase-functions/options';
import { site } from '../../src/config/site.ts';

setGlobalOptions({ region: site.region, maxInstances: 10, memory: '256MiB' });
