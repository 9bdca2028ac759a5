import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { STEP_UP_MINUTES, STEP_UP_REASON } from '../auth/step-up/rules.ts';
import { acceptsKey } from './documented-calls.ts';
import type { InputParts, Mask } from './input-parts.ts';
import type { RestProcedure, RestRoute } from './rest-route.ts';

const STEP_UP_DESCRIPTION = `A person needs a sign-in from the last ${STEP_UP_MINUTES} minutes; otherwise 403 ${STEP_UP_REASON}. API keys do not.`;

const PAGE_DESCRIPTION = 'At most 100 at once; a Link header names the next and the previous page.';

/** The item schema of a page of a list (`pageOf`); undefined for any other output. */
export function pageItems(output: z.ZodType | undefined): z.ZodType | undefined {
  if (!(output instanceof z.ZodObject)) return undefined;
  const { items, next, previous } = output.shape;
  return next && previous && items instanceof z.ZodArray ? (items.element as z.ZodType) : undefined;
}

/**
 * The OpenAPI description of the route of a procedure in the router `router`. `variantBody` is the alternative request
 * body, if the route has a `RestVariant`. For documentation only: the procedure validates, so that tRPC and REST reject
 * the same input.
 */
export function describeRoute(
  route: RestRoute,
  procedure: RestProcedure,
  {
    router,
    errorSchema,
    params,
    query,
    body,
    variantBody,
  }: InputParts & { router: string; errorSchema: z.ZodType; variantBody?: z.ZodType | undefined },
): FastifySchema {
  const { output } = procedure._def;
  const status = route.status ?? (output instanceof z.ZodVoid ? 204 : 200);
  const errors = [
    ...staffErrors(procedure, params),
    ...(route.errors ?? []),
    ...(acceptsKey(procedure, route) ? [400, 409, 422] : []),
  ];
  const description = [
    pageItems(output) && PAGE_DESCRIPTION,
    route.description,
    procedure._def.meta?.needsStepUp && STEP_UP_DESCRIPTION,
  ].filter(Boolean);
  const schema = {
    tags: [route.tag ?? capitalized(router)],
    summary: route.summary,
    description: description.join(' '),
    params: route.document?.params ?? params,
    querystring: query,
    body: body && describeBody(route, variantBody ? body.or(variantBody) : body),
    response: {
      [status]: describeResponse(route, output ?? z.void()),
      ...Object.fromEntries(errors.map((code) => [code, errorSchema])),
    },
  };
  // Fastify warns about keys with the value undefined.
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The error statuses that all staff calls have. */
function staffErrors({ _def: { meta, inputs } }: RestProcedure, params: unknown): number[] {
  if (!meta?.isStaff) return [];
  return [401, 403, 503, ...(inputs.length > 0 ? [400] : []), ...(params ? [404] : [])];
}

function describeBody({ optionalBody, examples }: RestRoute, body: z.ZodType): z.ZodType {
  return withExample(optionalBody ? body.nullish() : body, examples?.body);
}

function describeResponse({ document, file, omit, examples }: RestRoute, output: z.ZodType) {
  if (file !== undefined) return z.string();
  const described = document?.response ?? output;
  const one = (schema: z.ZodType) => withExample(without(schema, omit), examples?.response);
  const entry =
    pageItems(described) ?? (described instanceof z.ZodArray ? described.element : undefined);
  if (!entry) return one(described);
  // The example is either an item or the whole list.
  return Array.isArray(examples?.response)
    ? withExample(z.array(without(entry as z.ZodType, omit)), examples.response)
    : z.array(one(entry as z.ZodType));
}

const without = (schema: z.ZodType, fields: RestRoute['omit'] = []) =>
  schema instanceof z.ZodObject
    ? schema.omit(Object.fromEntries([fields].flat().map((field) => [field, true])) as Mask)
    : schema;

/** Uses `example` instead of the newer `examples`, which zod drops from an input that it transforms. */
const withExample = (schema: z.ZodType, example: object | string | undefined) =>
  example ? schema.meta({ example }) : schema;
