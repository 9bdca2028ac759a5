import type { RestProcedure, RestRoute } from './rest-route.ts';

/** A procedure with a documented route. `path` is below the prefix, with `{id}` for a parameter. */
export type DocumentedCall = {
  name: string;
  method: string;
  path: string;
  route: RestRoute;
  procedure: RestProcedure;
};

/**
 * The procedures, named `router.procedure`, that have a documented route of their own, each under its first listed
 * name.
 */
export function listDocumentedCalls(procedures: Record<string, RestProcedure>): DocumentedCall[] {
  return withoutAliases(procedures).flatMap(([name, procedure]) => {
    const { meta } = procedure._def;
    if (!meta?.rest || 'whenBodyHasOnly' in meta) return [];
    const [method = '', url = ''] = meta.rest.split(' ');
    const path = url.replace(/:(\w+)/g, '{$1}');
    return [{ name, method: method.toLowerCase(), path, route: meta, procedure }];
  });
}

/** Each procedure once, under its first listed name; a former name is an alias of the same procedure. */
export function withoutAliases(
  procedures: Record<string, RestProcedure>,
): [string, RestProcedure][] {
  const entries = Object.entries(procedures);
  const firstName = new Map(entries.toReversed().map(([name, procedure]) => [procedure, name]));
  return entries.filter(([name, procedure]) => firstName.get(procedure) === name);
}

/** Whether the call accepts an Idempotency-Key: each POST that changes something and does not return a file. */
export const acceptsKey = ({ _def }: RestProcedure, route: RestRoute): boolean =>
  route.rest.startsWith('POST ') &&
  _def.type === 'mutation' &&
  route.file === undefined &&
  (_def.meta?.isStaff === true || route.acceptsKey === true);
