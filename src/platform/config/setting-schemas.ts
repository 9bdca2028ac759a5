import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/*
 * Schemas of settings from the environment. Their messages are shown after the name of the setting and never repeat its
 * value, which may be a secret. Checks that parse a URL rely on `abort`, without which zod would run them on invalid
 * URLs too.
 */

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether only this machine can reach the host name or address. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** An http or https URL, kept as it was written. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be an http or https address, such as https://law.example',
  abort: true,
});

/** An http or https URL without path, query and credentials; the output has no trailing slash. */
export const origin = httpUrl
  .refine(isOrigin, {
    error: 'must be an origin without a path, such as https://law.example',
    abort: true,
  })
  .transform((value) => new URL(value).origin);

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

/**
 * An http or https URL that paths are appended to: an origin with or without a path; no trailing slash in the output.
 */
export const baseUrl = httpUrl
  .refine(isBaseUrl, {
    error: 'must be an address without query and credentials, such as https://api.law.example/v1',
    abort: true,
  })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

function isBaseUrl(value: string): boolean {
  const { username, password } = new URL(value);
  return !/[?#]/.test(value) && `${username}${password}` === '';
}

/** An origin that secrets are sent to: https, or this machine. */
export const secureOrigin = origin.refine(
  (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
  { error: 'must begin with https://' },
);

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.(?!-)[a-z0-9-]{1,63})*\.?$/i;

/** An address or a host name to listen on, without a port. */
export const hostName = z.string().refine((value) => net.isIP(value) > 0 || isHostName(value), {
  error: 'must be an address or a host name, such as 127.0.0.1',
});

/** Rejects names of only digits and dots, which are mistyped addresses such as 127.0.0. */
const isHostName = (value: string) => HOST_NAME.test(value) && !/^[\d.]+$/.test(value);

/** `host:port` pairs separated by commas. */
export const peers = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isPeer), {
    error: 'must be host:port pairs separated by commas, with ports from 1 to 65535',
  });

const isPeer = (entry: string) =>
  /^[^\s/@?#]+:0*[1-9]\d*$/.test(entry) && URL.canParse(`http://${entry}`);

/** Addresses, ranges (CIDR) and the names that `proxy-addr` knows, separated by commas. */
export const proxies = z
  .string()
  .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
  .refine((entries) => entries.every(isProxy), {
    error: 'must be addresses or ranges separated by commas, such as 10.0.0.0/8',
  });

const PROXY_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (entry: string) =>
  PROXY_NAMES.has(entry) || net.isIP(entry) > 0 || ipaddr.isValidCIDR(entry);
