import type { IncomingHttpHeaders } from 'node:http';
import { ERROR_CODES, errorOf, type RpcAnswer, type RpcRequest } from './json-rpc.ts';

/** The revision in which each request contains its version and capabilities, without a handshake. */
export const MODERN_VERSION = '2026-07-28';

/** Revisions that begin with `initialize`, the newest first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18'] as const;

const SUPPORTED = [MODERN_VERSION, ...LEGACY_VERSIONS];

const META = 'io.modelcontextprotocol/';

/** The methods whose `params.name` or `params.uri` is repeated in the `Mcp-Name` header, for proxies. */
const NAMED_METHODS = new Set(['tools/call', 'resources/read', 'prompts/get']);

/**
 * The revision in which to answer a request, or the error for an unsupported version or for headers that differ from
 * the body. Source: MCP 2026-07-28, Versioning and Server Validation.
 */
export function readVersion(
  request: RpcRequest,
  headers: IncomingHttpHeaders,
): 'modern' | 'legacy' | RpcAnswer {
  const header = headers['mcp-protocol-version'];
  const meta = metaOf(request);
  const stated = meta[`${META}protocolVersion`];
  if (request.method === 'initialize' && stated === undefined) return 'legacy';
  if (stated === undefined && (header === undefined || isLegacy(header))) return 'legacy';
  const version = stated ?? header;
  if (header !== version) return headerMismatch(request, 'MCP-Protocol-Version');
  if (version !== MODERN_VERSION) return unsupported(request, version);
  if (stated === undefined) return malformed(request, 'protocolVersion');
  const capabilities = meta[`${META}clientCapabilities`];
  if (capabilities === null || typeof capabilities !== 'object') {
    return malformed(request, 'clientCapabilities');
  }
  return checkHeaders(request, headers) ?? 'modern';
}

const isLegacy = (version: unknown) => LEGACY_VERSIONS.some((known) => known === version);

function metaOf({ params }: RpcRequest): Record<string, unknown> {
  const meta = params?._meta;
  return meta !== null && typeof meta === 'object' ? { ...meta } : {};
}

function checkHeaders(request: RpcRequest, headers: IncomingHttpHeaders): RpcAnswer | undefined {
  const { method, params } = request;
  if (headers['mcp-method'] !== method) return headerMismatch(request, 'Mcp-Method');
  const name = params?.name ?? params?.uri;
  const isNamed = NAMED_METHODS.has(method) && typeof name === 'string';
  if (isNamed && decoded(headers['mcp-name']) !== name) return headerMismatch(request, 'Mcp-Name');
  return undefined;
}

/** A value that is not plain ASCII is sent as `=?base64?…?=`. */
function decoded(value: string | string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value : undefined;
  const [, encoded] = /^=\?base64\?([\w+/=-]*)\?=$/.exec(text ?? '') ?? [];
  return encoded === undefined ? text : Buffer.from(encoded, 'base64').toString();
}

const headerMismatch = (request: RpcRequest, name: string) =>
  errorOf(request, 400, {
    code: ERROR_CODES.headerMismatch,
    message: `Header mismatch: ${name} is missing or differs from the body`,
  });

const malformed = (request: RpcRequest, field: string) =>
  errorOf(request, 400, {
    code: ERROR_CODES.invalidParams,
    message: `_meta lacks ${META}${field}`,
  });

const unsupported = (request: RpcRequest, requested: unknown) =>
  errorOf(request, 400, {
    code: ERROR_CODES.unsupportedVersion,
    message: 'Unsupported protocol version',
    data: { supported: SUPPORTED, requested },
  });
