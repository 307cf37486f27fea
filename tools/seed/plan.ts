import { documents } from '#src/model/base/paths.ts';
import type { Operation, OperationLog, SystemStatus } from '#src/model/system/schema.ts';
import { DEMO_BUYER } from './accounts.ts';
import { planCatalogue } from './catalogue.ts';
import { planClientGallery } from './clientGallery.ts';
import { catalogue } from './demoContent.ts';
import { planMessages } from './messages.ts';
import { planOrders } from './orders.ts';
import { planPages } from './pages.ts';
import { planPeople } from './people.ts';
import { planSearchIndex } from './searchIndex.ts';
import type { Materials, SeedPlan } from './places.ts';

const SHOWN_UPLOADS = 6;
const MEGABYTE = 1024 * 1024;

/** All demo content as documents, nodes and files. */
export function planSeed(materials: Materials): SeedPlan {
  const { albums, singles, portfolio } = planCatalogue(materials);
  const entries = [...albums, ...singles, ...portfolio];
  const files = entries.flatMap((entry) => entry.files);
  const gallery = planClientGallery(materials);
  const shop = {
    albums: albums.map(({ entry }) => entry),
    singles: singles.map(({ entry }) => entry),
    files,
    urlOf: materials.urlOf,
  };
  const orders = planOrders(shop, DEMO_BUYER);
  const pages = planPages(materials);
  const people = planPeople();
  return {
    documents: new Map<string, object>([
      ...entries.map(({ path, entry }) => [path, entry] as const),
      ...gallery.documents,
      ...pages.documents,
      ...orders.documents,
      ...people.documents,
      ...planMessages(),
      ...planOperations(),
    ]),
    searchIndex: planSearchIndex(
      { albums, singles, portfolio },
      new URL(materials.urlOf('')).origin,
    ),
    nodes: people.nodes,
    files: [...files, ...gallery.files, ...pages.files, ...orders.files],
  };
}

/** A short history for the status panel: the newest uploads, and one cleanup that found nothing. */
function planOperations(): Map<string, object> {
  const uploads = catalogue.portfolio
    .slice(0, SHOWN_UPLOADS)
    .map(({ picture, createdAt }, index): Operation => ({
      id: `op-${picture}`,
      timestamp: new Date(createdAt),
      operation: 'apply',
      success: true,
      fileName: `${picture}.jpg`,
      fileSize: 2 * MEGABYTE,
      processingTime: 900 + index * 70,
    }));
  const newest = uploads[0]?.timestamp ?? new Date(0);
  const cleanup: Operation = {
    id: 'op-cleanup',
    timestamp: newest,
    operation: 'storage-cleanup',
    success: true,
    processingTime: 410,
  };
  const operations = [cleanup, ...uploads];
  const log: OperationLog = { operations, lastUpdated: newest };
  const status: SystemStatus = {
    status: 'healthy',
    totalOperations: operations.length,
    failedOperations: 0,
    lastUpdated: newest,
  };
  return new Map<string, object>([
    [documents.operationLog.build(), log],
    [documents.systemStatus.build(), status],
  ]);
}
