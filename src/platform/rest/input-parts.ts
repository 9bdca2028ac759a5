import { z } from 'zod';

/** The fields of an object schema to pick or to leave out. */
export type Mask = Parameters<z.ZodObject['pick']>[0];

/** The parts of a request that hold the input of a procedure. A part without fields is omitted. */
export type InputParts = { params?: z.ZodObject; query?: z.ZodType; body?: z.ZodType };

/** Splits the input of a procedure into path parameters and either the query (GET) or the body. */
export function splitInput(
  { method, url }: { method: string; url: string },
  input: z.ZodType | undefined,
): InputParts {
  if (!input) return {};
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = pick(input, names);
  const others = names.length > 0 ? omit(input, names) : input;
  return {
    ...(params && { params }),
    ...(others && { [method === 'GET' ? 'query' : 'body']: others }),
  };
}

function pick(input: z.ZodType, names: string[]): z.ZodObject | undefined {
  if (input instanceof z.ZodIntersection) {
    return pick(input.def.left as z.ZodType, names) ?? pick(input.def.right as z.ZodType, names);
  }
  const mask = input instanceof z.ZodObject ? maskOf(input, names) : {};
  return input instanceof z.ZodObject && Object.keys(mask).length > 0
    ? input.pick(mask)
    : undefined;
}

function omit(input: z.ZodType, names: string[]): z.ZodType | undefined {
  if (input instanceof z.ZodIntersection) {
    const left = omit(input.def.left as z.ZodType, names);
    const right = omit(input.def.right as z.ZodType, names);
    return left && right ? left.and(right) : (left ?? right);
  }
  if (!(input instanceof z.ZodObject)) return input;
  const mask = maskOf(input, names);
  // Zod's `omit` rejects objects with refinements, even for an empty mask.
  if (Object.keys(mask).length === 0) return input;
  return Object.keys(mask).length < Object.keys(input.shape).length ? input.omit(mask) : undefined;
}

const maskOf = ({ shape }: z.ZodObject, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in shape).map((name) => [name, true])) as Mask;
