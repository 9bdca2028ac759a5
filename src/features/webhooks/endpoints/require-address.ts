import { invalidField } from '../../../platform/errors/errors.ts';
import type { GuardedFetch } from '../../../platform/http-client/guarded-fetch.ts';
import { isPublicHost } from '../../../platform/http-client/public-host.ts';

/**
 * The address of an endpoint as the server will request it: https on the default port of a public host. Throws
 * `invalid_input`. The SSRF guard checks at each delivery what the host name resolves to.
 */
export function requireEndpointAddress(
  outgoing: Pick<GuardedFetch, 'allowsPeerOf'>,
  text: string,
): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw invalidField('url', 'Must be a web address');
  if (url.username || url.password) {
    throw invalidField('url', 'Must not contain a user name or password');
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && outgoing.allowsPeerOf(url)) return url.href;
  if (url.protocol !== 'https:') throw invalidField('url', 'Must begin with https://');
  if (url.port) throw invalidField('url', 'Must use the usual port of https');
  if (!isPublicHost(url)) throw invalidField('url', 'Must be on the public internet');
  return url.href;
}
