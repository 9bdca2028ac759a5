import { z } from 'zod';
import type { ClamdAddress } from './scan/clamd.ts';

const PEER = /^([^\s/@?#]+):(\d{1,5})$/;
const MAX_PORT = 65_535;

/** `host:port`, or the path of a Unix socket, which begins with a slash. */
export const clamdAddress = z.string().transform((value, context): ClamdAddress => {
  if (value.startsWith('/')) return { path: value };
  const [, host = '', port = ''] = PEER.exec(value) ?? [];
  if (!host || Number(port) < 1 || Number(port) > MAX_PORT) {
    context.addIssue('must be host:port, or the path of a socket such as /run/clamav/clamd.ctl');
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
});
