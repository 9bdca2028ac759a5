import { z } from 'zod';

/** JSON-RPC 2.0 as MCP uses it: one message per request, and no id is null. Source: MCP 2026-07-28, Base Protocol. */

/** Codes of JSON-RPC, and those that MCP defines (-32020 and below). */
export const ERROR_CODES = {
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
} as const;

const params = z.record(z.string(), z.unknown()).optional();
const method = z.string().max(200);

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(1_000), z.int()]),
  method,
  params,
});
export type RpcRequest = z.output<typeof requestSchema>;

const notificationSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.undefined().optional(),
  method,
  params,
});

/** Reads a body as a request or a notification; null for anything else, batches and responses included. */
export function readMessage(body: unknown): RpcRequest | 'notification' | null {
  const request = requestSchema.safeParse(body);
  if (request.success) return request.data;
  return notificationSchema.safeParse(body).success ? 'notification' : null;
}

/** An answer with its HTTP status; without a body, nothing is sent. */
export type RpcAnswer = { status: number; body?: object };

export const resultOf = ({ id }: RpcRequest, result: object): RpcAnswer => ({
  status: 200,
  body: { jsonrpc: '2.0', id, result },
});

type RpcError = { code: number; message: string; data?: object };

/** An error response to a request; `request` is null if its id could not be read. */
export const errorOf = (
  request: RpcRequest | null,
  status: number,
  error: RpcError,
): RpcAnswer => ({
  status,
  body: { jsonrpc: '2.0', ...(request && { id: request.id }), error },
});
