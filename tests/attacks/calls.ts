import { z } from 'zod';
import { appRouter } from '../../src/app/app-router.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import type { ValueSchema } from './any-value.ts';

/** A documented call or a tRPC procedure, with its input schemas. */
export type Call = {
  name: string;
  transport: 'rest' | 'trpc';
  method: string;
  /** Path with parameters in braces. */
  path: string;
  isWrite: boolean;
  params: Readonly<Record<string, ValueSchema>>;
  query: Readonly<Record<string, ValueSchema>>;
  input: ValueSchema;
};

type Parameter = { name: string; in: string; schema?: ValueSchema };
type Operation = {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
};

/** Every documented call, from the description at /api/openapi.json. */
export async function documentedCalls({ url }: Pick<TestApp, 'url'>): Promise<Call[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { parameters = [], requestBody }]) => {
      const method = verb.toUpperCase();
      const placed = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema = {} }) => [name, schema]),
        );
      return {
        name: `${method} ${path}`,
        transport: 'rest' as const,
        method,
        path,
        isWrite: method !== 'GET',
        params: placed('path'),
        query: placed('query'),
        input: requestBody?.content['application/json']?.schema ?? {},
      };
    }),
  );
}

type Definition = { type: string; inputs: readonly z.ZodType[]; meta?: { isStaff?: boolean } };

/** Every tRPC procedure. */
export function procedures(): Call[] {
  const all = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;
  return Object.entries(all).map(([name, { _def }]) => {
    const isWrite = _def.type === 'mutation';
    const [input] = _def.inputs;
    const schema = input && z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return {
      name,
      transport: 'trpc' as const,
      method: isWrite ? 'POST' : 'GET',
      path: `/trpc/${name}`,
      isWrite,
      params: {},
      query: {},
      input: (schema ?? {}) as ValueSchema,
    };
  });
}

/** All documented calls and procedures. */
export const everyCall = async (app: TestApp): Promise<Call[]> => [
  ...(await documentedCalls(app)),
  ...procedures(),
];

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** The simplest request that reaches the call: only an id that does not exist. */
export const plainRequest = ({ method, path, isWrite }: Call) => ({
  method,
  path: path.replace(/\{\w+\}/g, NO_ID),
  headers: { ...(isWrite && { 'content-type': 'application/json' }) } as Record<string, string>,
  ...(isWrite && { body: JSON.stringify({ id: NO_ID }) }),
});
