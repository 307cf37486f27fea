import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { lookup, type LookupAddress } from 'node:dns';

const reserved = new BlockList();

/** Networks of nobody, of this machine, of the platform and of whoever runs it; and those that lead to IPv4 by another name. */
const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

for (const [network, prefix] of NETWORKS) {
  reserved.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');
}

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** True for an address on the open Internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection, which goes to nothing but the addresses that were looked at. A name with
 * one address that is not public is refused as a whole.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      const isPublic = addresses.every(({ address }) => isPublicAddress(address));
      if (!first || !isPublic) done(new Error('not a public address'), '', 0);
      else if (all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
