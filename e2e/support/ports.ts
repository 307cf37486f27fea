import { localPorts, TEST_PORT_OFFSET } from '#src/config/local.ts';

export const portOffset = Number(process.env['LOCAL_PORT_OFFSET'] ?? TEST_PORT_OFFSET);

/** The local Firebase that the journeys use: the one of `npm test`, unless told otherwise. */
export const ports = localPorts(portOffset);
