import type { IncomingHttpHeaders } from 'node:http';

/** Headers that proxies add: the standard ones, and those of common servers, CDNs and clouds. */
const FORWARDING =
  /^(forwarded|via|x-(forwarded|original|real|client|cluster-client|envoy|amzn?|azure|google|vercel|appengine)(-.*)?|(true-)?client-ip|cf-(connecting-ip|ray|visitor)|fastly-.*|fly-.*|cdn-loop|max-forwards)$/;

/** Whether a request has headers of a proxy. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}
