import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { exportShop } from '../moving/exportShop.ts';
import { readPlace } from '../moving/readPlace.ts';
import { withShop } from '../moving/shop.ts';
import { dim, showProblem, yellow } from '../terminal.ts';

// The library that reads files listens eleven times to each: Node would print that as a leak.
EventEmitter.defaultMaxListeners = 20;

try {
  const { folder, place } = readPlace(process.argv.slice(2), 'export', process.env);
  const path = resolve(folder);
  const { entries } = await withShop(place, (shop) =>
    exportShop(shop, path, (line) => console.log(dim(`  … ${line}`))),
  );
  console.log(`${path} holds the whole shop: ${entries.length} files. Open index.html to read it.`);
  console.log(
    yellow('Names, addresses, private pictures and hashes of passwords are in it: encrypt it.'),
  );
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
