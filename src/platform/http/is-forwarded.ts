import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add: the standard headers, and those of common servers, networks and clouds. */
const FORWARDING =
  /^(forwarded|via|x-(forwarded|original|real|client|cluster-client|envoy|amzn?|azure|google|vercel|appengine)(-.*)?|(true-)?client-ip|cf-(connecting-ip|ray|visitor)|fastly-.*|fly-.*|cdn-loop|max-forwards)$/;

/** Whether a proxy says that it passes a request on for somebody else. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}
