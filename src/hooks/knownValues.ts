import { createContext } from 'react';

/**
 * The values that a server has read before it renders, by their resources or by what these are `servedAs`. It asks for
 * no others: nothing changes while it renders.
 */
export const KnownValues = createContext<ReadonlyMap<object, unknown>>(new Map());
