import { LOCAL_HOST, LOCAL_PROJECT_ID, localPorts, TEST_PORT_OFFSET } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';

/** The offset of the ports of this run. */
export const portOffset = Number(process.env['LOCAL_PORT_OFFSET'] ?? TEST_PORT_OFFSET);

const ports = localPorts(portOffset);

/** Returns the address of a function without hosting in front of it. */
export const functionUrl = (name: string): string =>
  `http://${LOCAL_HOST}:${ports.functions}/${LOCAL_PROJECT_ID}/${site.region}/${name}`;

export const siteUrl = (path: string): string => `http://${LOCAL_HOST}:${ports.site}${path}`;

export const authUrl = (path: string): string =>
  `http://${LOCAL_HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/${path}`;

export const authEmulatorUrl = (path: string): string =>
  `http://${LOCAL_HOST}:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/${path}`;

export const storageUrl = (path: string): string => `http://${LOCAL_HOST}:${ports.storage}${path}`;

export const firestoreUrl = (path: string): string =>
  `http://${LOCAL_HOST}:${ports.firestore}${path}`;
