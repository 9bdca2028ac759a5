import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Where the app says which procedures there are: it sets `caller`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members come from the app
export interface Register {}
type Caller = Register extends { caller: infer Registered } ? Registered : never;

/**
 * The documented calls of one noun: each a row that maps URL, query, body and status to a procedure.
 * Schemas here document; the procedure validates, so that both transports refuse alike.
 */
export type RestModule = (api: ApiServer, call: (request: FastifyRequest) => Caller) => void;

const apiErrorSchema = z
  .object({
    code: z.string(),
    reason: z.string().describe('A stable word for programs, such as slot_taken'),
    message: z.string().describe('For people'),
    requestId: z.string(),
    fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .loose()
  .meta({ id: 'Error' });

/** The answers a call documents: the good one, and the one error shape for each status. */
export function answers<Status extends number, Schema extends z.ZodType>(
  status: Status,
  schema: Schema,
  errorStatuses: readonly number[],
) {
  return {
    [status]: schema,
    ...Object.fromEntries(errorStatuses.map((code) => [code, apiErrorSchema])),
  } as { [Key in Status]: Schema };
}

/** A schema with what such a value looks like, for the description. */
export function withExample<Schema extends z.ZodType>(schema: Schema, example: object): Schema {
  // Not the newer `examples`: zod drops those of an input that it transforms.
  return schema.meta({ example }) as Schema;
}

/**
 * A body and what such a one looks like. The row gets it as it was sent, not as the schema would make it:
 * the procedure parses it.
 */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, example: object) {
  return withExample(schema, example) as unknown as z.ZodType<z.input<Schema>>;
}

/** How a list of the back office goes on. */
export const LIST_DESCRIPTION =
  'At most 100 at once; a Link header names the next and the previous page.';
