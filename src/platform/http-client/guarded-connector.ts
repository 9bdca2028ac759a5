import { promises as dns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { OutgoingError } from './outgoing-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves a name to its addresses, as `dns.lookup` with `all` does. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

const CONNECT_WITHIN_MS = 5_000;

const resolveByDns: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/**
 * The SSRF guard: opens sockets only to public addresses, and to peers on the allowlist. It connects to the very
 * addresses that were checked, and checks the socket's remote address again, so that DNS rebinding (a name whose answer
 * changes between two lookups) has no effect.
 */
export function createGuardedConnector({
  isAllowedPeer,
  resolve = resolveByDns,
}: {
  isAllowedPeer: (hostname: string, port: string) => boolean;
  resolve?: Resolve | undefined;
}): buildConnector.connector {
  const settings = { timeout: CONNECT_WITHIN_MS, allowH2: false };
  const anywhere = buildConnector({ ...settings, lookup: lookupBy(resolve, () => true) });
  const publicOnly = buildConnector({ ...settings, lookup: lookupBy(resolve, isPublicAddress) });

  return (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, '');
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    if (isAllowedPeer(hostname, port)) return anywhere(options, callback);
    // An IP address is not looked up, so the check in the lookup does not cover it.
    if (isIP(hostname) && !isPublicAddress(hostname)) return callback(notAllowed(hostname), null);
    publicOnly(options, (...result) => {
      const [, socket] = result;
      if (socket && !isPublicAddress(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(notAllowed(hostname), null);
      }
      callback(...result);
    });
  };
}

function lookupBy(resolve: Resolve, accepts: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(Object.assign(new Error(), { code: 'ENOTFOUND' }), []);
        // Rejects the name if any of its addresses is private: returning public and private ones is a way to bypass the
        // check.
        if (!addresses.every(({ address }) => accepts(address))) {
          return callback(notAllowed(hostname), []);
        }
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
}

/** Does not disclose the private address that a name resolved to. */
function notAllowed(hostname: string): OutgoingError {
  return new OutgoingError(
    'address_not_allowed',
    `${hostname} is not an address on the public internet.`,
  );
}
