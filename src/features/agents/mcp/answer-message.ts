import type { IncomingHttpHeaders } from 'node:http';
import { plainTexts } from '../../../platform/languages/marked-text-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { documentInWords } from '../../jurisdictions/document-words.ts';
import { AMERICAN } from '../../jurisdictions/words-rules.ts';
import { layoutOf } from '../tools/firm-tool.ts';
import { TOOLS } from '../tools/tools.ts';
import {
  ERROR_CODES,
  errorOf,
  type RpcAnswer,
  type RpcRequest,
  readMessage,
  resultOf,
} from './json-rpc.ts';
import { LEGACY_VERSIONS, MODERN_VERSION, readVersion } from './versions.ts';

/** How long clients may cache the description of the server and its tools. */
const CACHEABLE = { ttlMs: 300_000, cacheScope: 'public' };

/**
 * Answers one message of the Model Context Protocol in the revision that the message names. Stateless: there are no
 * sessions.
 */
export async function answerMessage(
  ctx: Context,
  body: unknown,
  headers: IncomingHttpHeaders,
): Promise<RpcAnswer> {
  const message = readMessage(body);
  if (message === 'notification') return { status: 202 };
  if (!message) return notOneRequest();
  const version = readVersion(message, headers);
  if (typeof version !== 'string') return version;
  return version === 'modern' ? answerModern(ctx, message) : answerLegacy(ctx, message);
}

async function answerModern(ctx: Context, request: RpcRequest): Promise<RpcAnswer> {
  const { serverInfo, instructions } = await describeServer(ctx);
  const complete = (result: object) =>
    resultOf(request, {
      resultType: 'complete',
      ...result,
      _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
    });
  switch (request.method) {
    case 'server/discover':
      return complete({
        supportedVersions: [MODERN_VERSION, ...LEGACY_VERSIONS],
        ...{ capabilities: { tools: {} }, instructions, ...CACHEABLE },
      });
    case 'tools/list':
      return complete({ ...(await listTools(ctx)), ...CACHEABLE });
    case 'tools/call':
      return callTool(ctx, request, complete);
    default:
      return noSuchMethod(request, 404);
  }
}

async function answerLegacy(ctx: Context, request: RpcRequest): Promise<RpcAnswer> {
  switch (request.method) {
    case 'initialize': {
      const asked = request.params?.protocolVersion;
      const protocolVersion = LEGACY_VERSIONS.find((known) => known === asked);
      return resultOf(request, {
        protocolVersion: protocolVersion ?? LEGACY_VERSIONS[0],
        capabilities: { tools: {} },
        ...(await describeServer(ctx)),
      });
    }
    case 'ping':
      return resultOf(request, {});
    case 'tools/list':
      return resultOf(request, await listTools(ctx));
    case 'tools/call':
      return callTool(ctx, request, (result) => resultOf(request, result));
    default:
      // Clients of these revisions read the body only of successful responses.
      return noSuchMethod(request, 200);
  }
}

async function listTools(ctx: Context) {
  const { words = AMERICAN } = await layoutOf(ctx);
  return {
    tools: documentInWords(
      TOOLS.map(({ definition }) => definition),
      words,
    ),
  };
}

async function callTool(
  ctx: Context,
  request: RpcRequest,
  complete: (result: object) => RpcAnswer,
): Promise<RpcAnswer> {
  const { name, arguments: args = {} } = request.params ?? {};
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) {
    const message = `Unknown tool. There are: ${TOOLS.map((each) => each.name).join(', ')}`;
    return errorOf(request, 200, { code: ERROR_CODES.invalidParams, message });
  }
  const startMs = performance.now();
  const result = await tool.call(ctx, args);
  const code = result.isError ? 'BAD_REQUEST' : 'OK';
  const seconds = (performance.now() - startMs) / 1_000;
  ctx.metrics.countCall({ procedure: `mcp.${tool.name}`, code }, seconds);
  return complete(result);
}

async function describeServer(ctx: Context) {
  const { firm, statements } = await layoutOf(ctx);
  return {
    serverInfo: { name: 'lawfront', title: firm.name, version: '1' },
    instructions: `Information about ${firm.name}, a law firm in ${firm.city}, and free times for consultations. Only a person can book: prepare_booking holds a time and answers a link for that person. ${plainTexts(statements.everyPage)}`,
  };
}

const notOneRequest = () =>
  errorOf(null, 400, {
    code: ERROR_CODES.invalidRequest,
    message: 'Send one JSON-RPC 2.0 request or notification; batches are not supported',
  });

const noSuchMethod = (request: RpcRequest, status: number) =>
  errorOf(request, status, { code: ERROR_CODES.methodNotFound, message: 'Method not found' });
