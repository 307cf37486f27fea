import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from './writeWhole.ts';

/** `begun`: a command was at work when it was last heard of. `confirmed`: a person said so. */
const entry = z.object({
  state: z.enum(['begun', 'done', 'confirmed']),
  at: z.string(),
});

type Entry = z.infer<typeof entry>;

/** The memory that this machine has of going live. Google is asked all the same; this tells of persons. */
export interface Progress {
  of: (id: string) => Entry | undefined;
  note: (id: string, state: Entry['state']) => void;
}

const day = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long' });

export const dayOf = ({ at }: Entry): string => day.format(new Date(at));

function read(file: string): Record<string, Entry> {
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A file that cannot be read costs nothing but the answers of persons, who are asked again.
    return {};
  }
}

/** Opens the memory of a project, `.local/live/PROJECT.json`. */
export function openProgress(root: string, project: string): Progress {
  const file = join(root, '.local', 'live', `${project}.json`);
  let entries = read(file);
  return {
    of: (id) => entries[id],
    note(id, state) {
      if (entries[id]?.state === state) return;
      entries = { ...entries, [id]: { state, at: new Date().toISOString() } };
      writeWhole(file, `${JSON.stringify(entries, null, 2)}\n`);
    },
  };
}
