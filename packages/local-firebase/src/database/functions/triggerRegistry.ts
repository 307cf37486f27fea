import type { Access } from '../core/access.ts';
import type { Commit } from '../core/changeFor.ts';
import { isRecord } from '../isRecord.ts';
import { splitPath } from '../tree/path.ts';
import { cloudEvent, legacyEvent } from './eventBody.ts';
import { findEvents, type EventKind } from './findEvents.ts';

/** A function that wants to hear of changes. */
export interface Trigger {
  readonly key: string;
  readonly project: string;
  readonly pattern: readonly string[];
  readonly event: string;
  readonly isCloudEvent: boolean;
  /** Which databases it is about. */
  readonly namespaces: RegExp;
}

export type Deliver = (trigger: Trigger, body: Record<string, unknown>) => void;

const KINDS: ReadonlyMap<string, EventKind> = new Map([
  ['create', 'create'],
  ['created', 'create'],
  ['update', 'update'],
  ['updated', 'update'],
  ['delete', 'delete'],
  ['deleted', 'delete'],
]);

function namePattern(pattern: string): RegExp {
  const parts = pattern
    .split(/\{[^}]*\}|\*/)
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function parseTrigger(value: unknown, namespace: string): Trigger | null {
  if (!isRecord(value)) return null;
  const { name, path, event, namespacePattern } = value;
  if (typeof name !== 'string' || typeof path !== 'string' || typeof event !== 'string') {
    return null;
  }
  const segments = splitPath(name);
  const isCloudEvent = event.startsWith('google.firebase.database.');
  const about = typeof namespacePattern === 'string' ? namespacePattern : namespace;
  return {
    key: segments.at(-1) ?? '',
    project: segments[1] ?? '',
    pattern: splitPath(path),
    event,
    isCloudEvent,
    namespaces: namePattern(about),
  };
}

function kindOf({ event }: Trigger): EventKind | null {
  return KINDS.get(event.split('.').at(-1) ?? '') ?? null;
}

/** The functions that hear of changes, and how they are told. */
export class TriggerRegistry {
  private readonly triggers = new Map<string, Trigger>();
  private readonly deliver: Deliver;

  constructor(deliver: Deliver) {
    this.deliver = deliver;
  }

  /** Registers a function as the Functions emulator describes it; false when it is not understood. */
  add(description: unknown, namespace: string): boolean {
    const trigger = parseTrigger(description, namespace);
    if (trigger === null) return false;
    this.triggers.set(`${trigger.project}/${trigger.key}`, trigger);
    return true;
  }

  /** Tells every function that a commit concerns. */
  fire(commit: Commit, namespace: string, access: Access): void {
    if (!commit.firesTriggers) return;
    const { before, after } = commit;
    for (const trigger of this.triggers.values()) {
      if (!trigger.namespaces.test(namespace)) continue;
      const wanted = kindOf(trigger);
      const root = { path: [], before, after, params: {} };
      for (const event of findEvents(trigger.pattern, root)) {
        if (wanted !== null && event.kind !== wanted) continue;
        const occasion = { event, trigger, namespace, access };
        const body = trigger.isCloudEvent ? cloudEvent(occasion) : legacyEvent(occasion);
        this.deliver(trigger, body);
      }
    }
  }
}
