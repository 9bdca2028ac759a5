import type { z } from 'zod';
import type { Permission } from '../auth/permission-rules.ts';

/**
 * The documented route of a procedure, in its `.meta()`. Everything else is derived from the procedure: its input
 * consists of the path parameters and either the query (GET) or the body; its output is the response: 204 without
 * output, and a plain array with a Link header for a page of a list.
 */
export type RestRoute = {
  /** Method and path below /api. A path parameter, such as `:id`, is the input field with that name. */
  rest: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** The tag in the OpenAPI document; the name of the router by default. */
  tag?: string;
  summary: string;
  description?: string;
  /** Success status, if other than 200 or 204. */
  status?: 201 | 202;
  /** Error statuses, besides those of all staff calls: see `staffErrors`. */
  errors?: readonly number[];
  /** Examples of the body, and of the response or of an item if it is a list. */
  examples?: { body?: object; response?: object | string };
  /** Set on a public procedure that accepts an Idempotency-Key, by `acceptKey` or by its own code. */
  acceptsKey?: true;
  /** Set on a public procedure that returns more to staff with this permission. */
  knowsStaff?: Permission;
  /** The body may be omitted. */
  optionalBody?: true;
  /** Fields of the output that are omitted from the response. */
  omit?: string | readonly string[];
  /**
   * The output is sent as a file of this name: a string (.ics), an async sequence of strings (.csv), or of bytes (.zip).
   * `document.*`: the output says name and type (`DocumentFile`).
   */
  file?: `${string}.ics` | `${string}.csv` | `${string}.zip` | 'document.*';
  /** Schemas to document instead of the procedure's own. */
  document?: {
    input?: z.ZodType;
    params?: z.ZodObject;
    response?: z.ZodType;
  };
};

/** Another procedure for a documented route: it handles bodies that have only this field. */
type RestVariant = Pick<RestRoute, 'rest'> & { whenBodyHasOnly: string };

/** The metadata of a procedure. */
export type ProcedureMeta = {
  isSignedIn?: boolean;
  isStaff?: boolean;
  /** The permission that staff need to call it. */
  permission?: Permission;
  /** Whether it requires a recent sign-in, except for API keys: see `requireRecentSignIn`. */
  needsStepUp?: boolean;
  /** Former names of renamed input fields, and of the procedure itself, such as `articles.officeList`. */
  formerNames?: readonly string[];
} & (RestRoute | RestVariant | { rest?: undefined });

/** The part of a procedure that documented routes use. */
export type RestProcedure = {
  _def: {
    type: string;
    meta?: ProcedureMeta;
    inputs: readonly z.ZodType[];
    output?: z.ZodType;
  };
};
