import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { site as ourSite } from '#src/config/site.ts';
import { messageOf } from '../messageOf.ts';
import { stopRequested } from '../stopRequested.ts';
import { ask, runProgram } from '../terminal.ts';
import { type Destination, uploadFolder, watchFolder } from '../upload/uploadFolder.ts';

const USAGE = [
  'npm run upload -- <folder> --album "Title"     pictures below the folder into an album',
  'npm run upload -- <folder> --gallery "Title"   into a client gallery; its folders become sections',
  '  --watch                                      goes on with what is added or changed',
  '  --site https://example.com                   another shop than the one of site.config.json',
  'A token from Indstillinger is asked for, or taken from FOTO_TOKEN. Repeat the command to go on.',
  'With --local: the local site.',
];

interface Wishes {
  folder: string;
  destination: Destination;
  site: string;
  watch: boolean;
}

function parseWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        album: { type: 'string' },
        gallery: { type: 'string' },
        watch: { type: 'boolean', default: false },
        site: { type: 'string', default: ourSite.origin },
        local: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Problem(messageOf(error), ...USAGE);
  }
}

function destinationOf({ album = '', gallery = '' }): Destination {
  if ((album === '') === (gallery === '')) throw new Problem('Where to?', ...USAGE);
  return album === '' ? { kind: 'gallery', title: gallery } : { kind: 'album', title: album };
}

/** A token is not sent over a line that others read. */
function siteOf({ site, local }: { site: string; local: boolean }): string {
  if (local) return `http://${LOCAL_HOST}:${localPorts().site}`;
  if (!URL.canParse(site) || new URL(site).protocol !== 'https:') {
    throw new Problem(`${site} is no address that begins with https://.`, ...USAGE);
  }
  return new URL(site).origin;
}

function readArguments(): Wishes {
  const { positionals, values } = parseWords();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Problem('Which folder?', ...USAGE);
  return { folder, destination: destinationOf(values), site: siteOf(values), watch: values.watch };
}

const tokenOf = async (): Promise<string> =>
  process.env['FOTO_TOKEN'] ?? (await ask('Token: ')).trim();

await runProgram(async () => {
  const { folder, destination, site, watch } = readArguments();
  const token = await tokenOf();
  const { signal } = stopRequested();
  const connection = { site, token, signal };
  try {
    const { uploads, isWhole } = await uploadFolder(connection, folder, destination);
    if (watch) console.log('  Waiting for more. Ctrl+C ends it.');
    if (watch) await watchFolder(connection, folder, { uploads });
    return isWhole;
  } catch (error) {
    if (!signal.aborted) throw error;
    console.log(watch ? '' : '\n  It was cut off. The same command goes on.');
    return watch;
  }
});
