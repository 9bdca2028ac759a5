import type { z } from 'zod';
import type { Permission } from '../auth/permissions/rules.ts';

/**
 * The documented route of a procedure, in its `.meta()`. The rest follows from the procedure: its input is the path
 * parameters and either the query (GET) or the body; its output is the response: 204 without output, and a plain array
 * with a Link header for a page of a list.
 */
export type RestRoute = {
  /** Method and path below /api. A path parameter, such as `:id`, is the input field with that name. */
  rest: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** The name of the router unless given. */
  tag?: string;
  summary: string;
  description?: string;
  /** Success status, if other than 200 or 204. */
  status?: 201 | 202;
  /** Error statuses, besides those of all staff calls: see `staffErrors`. */
  errors?: readonly number[];
  /** Examples of the body, and of the response or of an item if it is a list. */
  examples?: { body?: object; response?: object | string };
  /** A public procedure that accepts an Idempotency-Key: `acceptKey`, or by itself. */
  acceptsKey?: true;
  /** A public procedure that has more to say to staff. */
  knowsStaff?: Permission;
  /** The body may be omitted. */
  optionalBody?: true;
  /** Fields of the output that are omitted from the response. */
  omit?: string | readonly string[];
  /**
   * The output is sent as a file of this name: a string (.ics), an async sequence of strings (.csv), or of bytes (.zip).
   */
  file?: `${string}.ics` | `${string}.csv` | `${string}.zip`;
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
  /** What a member of staff needs to call it. */
  permission?: Permission;
  /** Whether people need a recent sign-in for it: see `requireRecentSignIn`. */
  needsStepUp?: boolean;
  /** Fields of the input that have another name now, and former names of the procedure, such as `articles.officeList`. */
  formerNames?: readonly string[];
} & (RestRoute | RestVariant | { rest?: undefined });

/** The part of a procedure that documented routes need. `output` is a schema, or has one (`memoizeParse`). */
export type RestProcedure = {
  _def: {
    type: string;
    meta?: ProcedureMeta;
    inputs: readonly z.ZodType[];
    output?: z.ZodType | { schema: z.ZodType };
  };
};
