import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendCalendarFile } from '../http/send-calendar-file.ts';
import { sendCsv } from '../http/send-csv.ts';
import { type DocumentFile, sendDocument } from '../http/send-document.ts';
import { sendPage } from '../http/send-page.ts';
import { sendZip } from '../http/send-zip.ts';
import { MAX_PAGE_SIZE } from '../pagination/rules.ts';
import { describeRoute, pageItems } from './describe-route.ts';
import { withoutAliases } from './documented-calls.ts';
import { type InputParts, splitInput } from './input-parts.ts';
import type { RestProcedure, RestRoute } from './rest-route.ts';

/** Procedures to call, by router name and procedure name. */
export type RestCaller = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

type CallerFor = (request: FastifyRequest, reply: FastifyReply) => RestCaller;
type Run = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Read = (request: FastifyRequest) => unknown;
type Page = Parameters<typeof sendPage<object>>[2];
type Send = (request: FastifyRequest, reply: FastifyReply, output: unknown) => unknown;

/**
 * Registers the documented routes of `procedures`, which are named `router.procedure`. Everything that does not depend
 * on the request is determined once, at registration: a handler reads the input, calls the procedure and sends its
 * result. Only with `errorSchema` do the routes have schemas, which are for the OpenAPI document alone and take 3 MB.
 */
export function registerRestRoutes(
  api: FastifyInstance,
  procedures: Record<string, RestProcedure>,
  callerFor: CallerFor,
  { errorSchema }: { errorSchema?: z.ZodType } = {},
): void {
  const calls = withoutAliases(procedures).flatMap((entry) => documentedCall(entry, callerFor));
  const variants = calls.filter(({ onlyField }) => onlyField !== undefined);
  for (const { route, router, method, url, procedure, parts, run } of calls) {
    if (!route) continue;
    const variant = variants.find((other) => other.method === method && other.url === url);
    api.route({
      method,
      url,
      ...(errorSchema && {
        schema: describeRoute(route, procedure, {
          router,
          errorSchema,
          ...parts,
          variantBody: variant?.parts.body,
        }),
      }),
      handler: handlerOf(route, procedure, variant ? eitherOf(run, variant) : run),
    });
  }
}

/**
 * The documented route of a procedure, if it has one; `route` is its description unless it is a variant of another
 * route.
 */
function documentedCall([name, procedure]: [string, RestProcedure], callerFor: CallerFor) {
  const { meta } = procedure._def;
  if (!meta?.rest) return [];
  const isVariant = 'whenBodyHasOnly' in meta;
  const [method = '', url = ''] = meta.rest.split(' ');
  const [router = '', own = ''] = name.split('.');
  const input = ('document' in meta && meta.document?.input) || procedure._def.inputs[0];
  const parts = splitInput({ method, url }, input);
  const read = inputReader(procedure, parts, !isVariant && meta.optionalBody === true);
  const run: Run = (request, reply) => callerFor(request, reply)[router]?.[own]?.(read(request));
  const kind = isVariant ? { onlyField: meta.whenBodyHasOnly } : { route: meta };
  return [{ router, method, url, procedure, parts, run, ...kind }];
}

/** Returns a function that reads the input of a request without validating it: the procedure does that. */
function inputReader(
  procedure: RestProcedure,
  { params, query, body }: InputParts,
  optionalBody: boolean,
): Read {
  if (pageItems(procedure._def.output)) {
    return (request) => ({ limit: MAX_PAGE_SIZE, ...partOf(request, 'query') });
  }
  if (!query && !body) return params ? (request) => request.params : () => undefined;
  const from = query ? 'query' : 'body';
  if (params) return (request) => ({ ...partOf(request, from), ...partOf(request, 'params') });
  return optionalBody ? (request) => request.body ?? {} : (request) => request[from];
}

const partOf = (request: FastifyRequest, part: 'params' | 'query' | 'body') =>
  request[part] as object | null | undefined;

/** Chooses the procedure by the fields of the body. */
function eitherOf(run: Run, variant: { onlyField?: string; run: Run }): Run {
  return (request, reply) =>
    (Object.keys(request.body ?? {}).join() === variant.onlyField ? variant.run : run)(
      request,
      reply,
    );
}

function handlerOf(route: RestRoute, procedure: RestProcedure, run: Run) {
  const send = senderOf(route, procedure._def.output);
  if (!send) return run;
  return async (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, await run(request, reply));
}

/** Returns a function that sends the procedure's result; undefined if Fastify can send the result unchanged. */
function senderOf({ status, omit, file }: RestRoute, output?: z.ZodType): Send | undefined {
  if (file?.endsWith('.csv'))
    return (_request, reply, parts) => sendCsv(reply, file, parts as Parameters<typeof sendCsv>[2]);
  if (file?.endsWith('.zip'))
    return (_request, reply, bytes) => sendZip(reply, file, bytes as AsyncIterable<Uint8Array>);
  if (file === 'document.*')
    return (_request, reply, sent) => sendDocument(reply, sent as DocumentFile);
  if (file) return (_request, reply, text) => sendCalendarFile(reply, file, text as string);
  if (output instanceof z.ZodVoid) return (_request, reply) => reply.code(204).send();
  const omitted = [omit ?? []].flat();
  const shown = (value: object): object => {
    if (omit === undefined) return value;
    if (Array.isArray(value)) return value.map(shown);
    return Object.fromEntries(Object.entries(value).filter(([name]) => !omitted.includes(name)));
  };
  if (pageItems(output)) {
    return omit
      ? (request, reply, page) => sendPage(request, reply, page as Page).map(shown)
      : (request, reply, page) => sendPage(request, reply, page as Page);
  }
  if (status === undefined && omit === undefined) return undefined;
  return (_request, reply, value) => reply.code(status ?? 200).send(shown(value as object));
}
