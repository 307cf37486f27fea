import * as z from 'zod/mini';
import { date, requiredDate, zeroByDefault } from '../base/schema.ts';
import { CLIENT_AREA } from '../clients/files.ts';
import { storageAreas, type StorageArea } from '../files/paths.ts';

/** The parts of the storage as the photographer knows them, in the order in which they are shown. */
export const storageParts = ['originals', 'shown', 'sold', 'clients', 'others'] as const;

export type StoragePart = (typeof storageParts)[number];

const parts: Record<StorageArea | typeof CLIENT_AREA, StoragePart> = {
  [storageAreas.originals]: 'originals',
  [storageAreas.portfolioOriginals]: 'originals',
  [storageAreas.watermarked]: 'shown',
  [storageAreas.portfolioDisplay]: 'shown',
  [storageAreas.frontPageBackground]: 'shown',
  [storageAreas.profilePicture]: 'shown',
  [storageAreas.siteBranding]: 'shown',
  [storageAreas.archive]: 'sold',
  [storageAreas.purchased]: 'sold',
  [CLIENT_AREA]: 'clients',
  [storageAreas.vouchers]: 'others',
};

const partOfArea: ReadonlyMap<string, StoragePart> = new Map(Object.entries(parts));

/** The part that a file belongs to. */
export function storagePartOf(path: string): StoragePart {
  return partOfArea.get(path.slice(0, path.indexOf('/'))) ?? 'others';
}

const usedSchema = z.object({ files: zeroByDefault, bytes: zeroByDefault });

export type Used = z.infer<typeof usedSchema>;

/** The room that the files took when they were counted, part by part. */
export const storageUseSchema = z.object({
  at: requiredDate,
  parts: z.partialRecord(z.enum(storageParts), usedSchema),
  /** The count that first found more than the photographer's limit; missing while they are below. */
  crossedAt: date,
});

export type StorageUse = z.infer<typeof storageUseSchema>;

/** Everything that is stored. */
export function totalUse({ parts: used }: Pick<StorageUse, 'parts'>): Used {
  return Object.values(used).reduce(
    (sum, { files, bytes }) => ({ files: sum.files + files, bytes: sum.bytes + bytes }),
    { files: 0, bytes: 0 },
  );
}

/** Google's price of a gigabyte for a month; `docs/COSTS.md` says where it was looked up. */
const GIGABYTE_DOLLARS = 0.02;

/** About what a dollar costs: the price is an estimate to the nearest tenth. */
const DOLLAR_KRONER = 7;

export const GIGABYTE = 1024 ** 3;

/** About what it costs to keep bytes for a month, in kroner. */
export function monthlyKroner(bytes: number): number {
  return (bytes / GIGABYTE) * GIGABYTE_DOLLARS * DOLLAR_KRONER;
}
