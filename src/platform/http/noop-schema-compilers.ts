import type { FastifyServerOptions } from 'fastify';
import { jsonText } from './json-text.ts';

/**
 * What Fastify does with the schemas of routes: nothing. They describe; the procedures validate and shape, and a
 * second opinion here could only disagree. Said at the beginning, it spares a start the loading of compilers.
 */
export const noopSchemaCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: () => () => accept as never,
    buildSerializer: () => () => jsonText,
  },
};

/** Fastify takes such a function, though its types know that of Ajv alone. */
function accept(value: unknown) {
  return { value };
}
