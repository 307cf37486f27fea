import { randomUUID } from 'node:crypto';
import type { Access } from '../core/access.ts';
import { EMPTY } from '../tree/treeNode.ts';
import { deltaOf } from './deltaOf.ts';
import type { DataEvent } from './findEvents.ts';
import type { Trigger } from './triggerRegistry.ts';

const LOCATION = 'us-central1';
const HOST = 'firebaseio.com';

export interface Occasion {
  readonly event: DataEvent;
  readonly trigger: Trigger;
  readonly namespace: string;
  readonly access: Access;
}

function changeOf({ before, after }: DataEvent): Record<string, unknown> {
  return { data: deltaOf(EMPTY, before), delta: deltaOf(before, after) };
}

function userId({ auth }: Access): string | null {
  const uid = auth?.['uid'];
  return typeof uid === 'string' ? uid : null;
}

function authAttributes(access: Access): Record<string, unknown> {
  if (access.isAdmin) return { authtype: 'admin' };
  const authid = userId(access);
  return authid === null ? { authtype: 'unauthenticated' } : { authtype: 'app_user', authid };
}

/** The CloudEvent of a second-generation function. */
export function cloudEvent(occasion: Occasion): Record<string, unknown> {
  const { event, trigger, namespace, access } = occasion;
  const ref = event.path.join('/');
  return {
    specversion: '1.0',
    id: randomUUID(),
    time: new Date().toISOString(),
    type: trigger.event,
    source: `//firebasedatabase.googleapis.com/projects/_/locations/${LOCATION}/instances/${namespace}`,
    subject: `refs/${ref}`,
    datacontenttype: 'application/json',
    instance: namespace,
    ref,
    firebasedatabasehost: HOST,
    location: LOCATION,
    ...authAttributes(access),
    data: {
      '@type': 'type.googleapis.com/google.events.firebase.database.v1.ReferenceEventData',
      ...changeOf(event),
    },
  };
}

function authContext(access: Access): Record<string, unknown> {
  if (access.isAdmin) return { authType: 'ADMIN', auth: { admin: true } };
  const uid = userId(access);
  return uid === null
    ? { authType: 'UNAUTHENTICATED' }
    : { authType: 'USER', auth: { uid, token: access.auth?.['token'] ?? {} } };
}

/** What a first-generation function is called with. */
export function legacyEvent(occasion: Occasion): Record<string, unknown> {
  const { event, trigger, namespace, access } = occasion;
  return {
    data: changeOf(event),
    context: {
      eventId: randomUUID(),
      timestamp: new Date().toISOString(),
      eventType: trigger.event,
      resource: `projects/_/instances/${namespace}/refs/${event.path.join('/')}`,
      params: event.params,
      domain: HOST,
      ...authContext(access),
    },
  };
}
