import { request } from 'node:http';
import type { Deliver } from './triggerRegistry.ts';

export interface FunctionsAddress {
  readonly host: string;
  readonly port: number;
}

/** Posts events to the Functions emulator, which may be gone or not know them: nobody waits for its answer. */
export function postEvent({ host, port }: FunctionsAddress): Deliver {
  return (trigger, body) => {
    const { isCloudEvent, project, key } = trigger;
    const type = isCloudEvent ? 'application/cloudevents+json' : 'application/json';
    const post = request({
      host,
      port,
      method: 'POST',
      path: `/functions/projects/${project}/triggers/${key}`,
      headers: { 'Content-Type': `${type}; charset=utf-8` },
    });
    post.on('response', (response) => response.resume());
    post.on('error', (error) => {
      console.log(`No event for ${key}: ${error.message}`);
    });
    post.end(JSON.stringify(body));
  };
}
