import type { FastifyServerOptions } from 'fastify';
import { jsonText } from './json-text.ts';

type Compilers = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;
type ValidatorFactory = NonNullable<Compilers['buildValidator']>;

/**
 * Makes Fastify ignore the schemas of routes, which are for documentation only: the procedures validate input and shape
 * output, and a second validation could only disagree. Setting this at creation also avoids loading the default
 * compilers at start.
 */
export const noopSchemaCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: (() => () => accept) as unknown as ValidatorFactory,
    buildSerializer: () => () => jsonText,
  },
};

/** Fastify accepts such a function, although its types only allow Ajv's. */
function accept(value: unknown) {
  return { value };
}
