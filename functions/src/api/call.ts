import type {
  ApiEndpointName,
  apiEndpoints,
  ApiInput,
  ApiOutput,
} from '../../../src/model/api/contracts.ts';
import type { ApiToken } from '../../../src/model/api/tokens.ts';

type Endpoints = typeof apiEndpoints;

/** A request of a program that has passed every guard. */
export interface ApiCall<Name extends ApiEndpointName> {
  input: ApiInput<Endpoints[Name]>;
  token: ApiToken;
  /** The parts of the address that have names. */
  parameters: Readonly<Record<string, string>>;
}

export type ApiAnswer<Name extends ApiEndpointName> = ApiOutput<Endpoints[Name]>;

export type ApiHandlers = {
  [Name in ApiEndpointName]: (call: ApiCall<Name>) => Promise<ApiAnswer<Name>>;
};
