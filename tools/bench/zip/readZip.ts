import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

const END_SIGNATURE = 0x06054b50;
const END_MAX_BYTES = 22 + 65_535;
const CENTRAL_FIXED_BYTES = 46;
const LOCAL_FIXED_BYTES = 30;
const CHUNK_BYTES = 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  size: number;
  offset: number;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function entriesOf(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat();
  const start = Math.max(0, size - END_MAX_BYTES);
  const tail = await readAt(file, start, size - start);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END_SIGNATURE);
  const end = tail.subarray(tail.lastIndexOf(signature));
  const central = await readAt(file, end.readUInt32LE(16), end.readUInt32LE(12));
  const entries: Entry[] = [];
  for (let at = 0; at < central.length;) {
    const record = central.subarray(at);
    const nameLength = record.readUInt16LE(28);
    entries.push({
      name: record.toString('utf8', CENTRAL_FIXED_BYTES, CENTRAL_FIXED_BYTES + nameLength),
      method: record.readUInt16LE(10),
      size: record.readUInt32LE(20),
      offset: record.readUInt32LE(42),
    });
    at += CENTRAL_FIXED_BYTES + nameLength + record.readUInt16LE(30) + record.readUInt16LE(32);
  }
  return entries;
}

async function checksum(file: FileHandle, { offset, size, method }: Entry): Promise<string> {
  if (method !== 0) return 'compressed';
  const head = await readAt(file, offset, LOCAL_FIXED_BYTES);
  const start = offset + LOCAL_FIXED_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const hash = createHash('sha256');
  for (let done = 0; done < size; done += CHUNK_BYTES) {
    hash.update(await readAt(file, start + done, Math.min(CHUNK_BYTES, size - done)));
  }
  return hash.digest('hex');
}

/** The checksum of every stored file of an archive below 4 GB, read piece by piece. */
export async function zipChecksums(path: string): Promise<Map<string, string>> {
  const file = await open(path);
  try {
    const checksums = new Map<string, string>();
    for (const entry of await entriesOf(file)) {
      checksums.set(entry.name, await checksum(file, entry));
    }
    return checksums;
  } finally {
    await file.close();
  }
}
