import path from 'node:path';
import type { Import } from './read-imports.ts';

/**
 * The allowed directions of imports. Every rule applies to its folders at every depth;
 * `tests/import-boundaries.test.ts` checks each rule at every depth.
 */
export type BoundaryRule = {
  name: string;
  /** What to do instead. */
  message: string;
  isBroken: (imported: Import) => boolean;
};

const inFolder = (file: string, folder: string) => file.startsWith(`${folder}/`);
const inAny = (file: string, folders: readonly string[]) =>
  folders.some((folder) => inFolder(file, folder));
/** `src/testing`, or the `testing` folder of a feature. */
const isTestHelper = (file: string) => /^(src|web|db)\/(.+\/)?testing\//.test(file);
/** Whether a file is a test, or code that only tests run. */
export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || isTestHelper(file) || inAny(file, ['tests', 'scripts', 'bench']);

/** The feature of the server or client that a file belongs to, such as `contact`. */
export const featureOf = (file: string): string | undefined =>
  /^(?:src|web)\/features\/([^/]+)\//.exec(file)?.[1];

/** `queries.ts`, or `outbox-queries.ts`. */
const isNamed = (file: string, name: string) =>
  new RegExp(`(^|-)${name}\\.tsx?$`).test(path.posix.basename(file));
const isShared = (file: string) => isNamed(file, 'schema') || isNamed(file, 'rules');
const isAtTheEdge = (file: string) =>
  ['router', 'procedures', 'routes'].some((name) => isNamed(file, name));

const HTTP = /^(fastify|@fastify\/.+|@trpc\/.+|fastify-.+)$/;
const SQL = /^(kysely|pg)$/;
const DATES = /^@?date-fns(\/|$)/;

/** Type imports that are allowed in the client, because they bring no server code into the bundle. */
const TYPES_FOR_CLIENT: Readonly<Record<string, string>> = {
  'src/app/app-router.ts': 'AppRouter',
  'src/platform/trpc/context.ts': 'Context',
};

/** A part of a catalogue in one language, unlike `messages.ts`, which has all. */
const PART_OF_CATALOGUE = /^messages\/[\w-]+\/[\w-]+\.ts$/;

export const BOUNDARY_RULES: readonly BoundaryRule[] = [
  {
    name: 'platform imports no feature',
    message:
      'src/platform knows no feature and not the app. Take it as an argument, and let src/app hand it in.',
    isBroken: ({ from, to }) =>
      inFolder(from, 'src/platform') && !isTest(from) && inAny(to, ['src/features', 'src/app']),
  },
  {
    name: 'features do not import the app',
    message:
      'src/app is made of features, never the other way round. Take it as an argument, or add it to the Context in the context.ts of the feature.',
    isBroken: ({ from, to }) =>
      inFolder(from, 'src/features') && !isTest(from) && inFolder(to, 'src/app'),
  },
  {
    name: 'only the app merges routers',
    message:
      'A feature uses the queries, use cases, rules and schema of another one, never its router: its own feature.ts hands that to src/app, which merges them.',
    isBroken: ({ from, to }) =>
      inFolder(to, 'src/features') &&
      ['router', 'feature'].some((name) => isNamed(to, name)) &&
      !inFolder(from, 'src/app') &&
      !(from === `src/features/${featureOf(to)}/feature.ts` && isNamed(to, 'router')) &&
      !isTest(from),
  },
  {
    name: 'SQL only in queries',
    message:
      'SQL stands in queries.ts, or in a file whose name ends in -queries.ts. Add a query there and call it.',
    isBroken: ({ from, to, isType }) =>
      inFolder(from, 'src') &&
      !isType &&
      SQL.test(to) &&
      !isNamed(from, 'queries') &&
      !isTest(from),
  },
  {
    name: 'routers call a use case or a query',
    message:
      'A router states who may call, what comes in and what goes out, and makes one call. Move the rest to a use case.',
    isBroken: ({ from, to, isType }) =>
      inFolder(from, 'src/features') &&
      isAtTheEdge(from) &&
      !isType &&
      (SQL.test(to) || (inFolder(to, 'db') && to !== 'db/database-error.ts')),
  },
  {
    name: 'use cases know nothing of HTTP',
    message:
      'Only router.ts, procedures.ts and files whose names end in -routes.ts know HTTP. Throw a DomainError and let them translate it.',
    isBroken: ({ from, to, isType }) =>
      inFolder(from, 'src/features') &&
      !isTest(from) &&
      !isAtTheEdge(from) &&
      (HTTP.test(to) ||
        inFolder(to, 'src/platform/rest') ||
        inFolder(to, 'src/platform/http') ||
        (inFolder(to, 'src/platform/trpc') && !isType)),
  },
  {
    name: 'what browsers load stays small',
    message:
      'Browsers load schema.ts and rules.ts. These import zod, other schema.ts and rules.ts and single parts of a catalogue, and nothing else.',
    isBroken: ({ from, to, isType }) =>
      inFolder(from, 'src') &&
      isShared(from) &&
      !isType &&
      !isTest(from) &&
      !isShared(to) &&
      !PART_OF_CATALOGUE.test(to) &&
      to !== 'zod',
  },
  {
    name: 'only tests import test helpers',
    message: 'Only tests import from a testing folder.',
    isBroken: ({ from, to }) =>
      isTestHelper(to) && !isTest(from) && inAny(from, ['src', 'web', 'db']),
  },
  {
    name: 'the server does not import the client',
    message: 'The server renders the client through its built entry and imports none of its code.',
    isBroken: ({ from, to }) => inAny(from, ['src', 'db']) && inFolder(to, 'web') && !isTest(from),
  },
  {
    name: 'the client imports rules and schemas',
    message:
      'The client takes schema.ts, rules.ts and the types AppRouter and Context from the server, and nothing else. Ask for data through a procedure.',
    isBroken: ({ from, to, isType, names }) =>
      inFolder(from, 'web') &&
      inFolder(to, 'src') &&
      !isTest(from) &&
      !isShared(to) &&
      !(isType && names.every((name) => name === TYPES_FOR_CLIENT[to])),
  },
  {
    name: 'the client has no database',
    message: 'The client has no database. Ask for data through a procedure.',
    isBroken: ({ from, to }) =>
      inFolder(from, 'web') && !isTest(from) && (inFolder(to, 'db') || SQL.test(to)),
  },
  {
    name: 'routes compose features',
    message:
      'Routes compose features, never the other way round. Move what both need into web/features or web/ui, or pass it as a prop.',
    isBroken: ({ from, to }) =>
      inAny(from, ['web/features', 'web/admin', 'web/ui', 'web/lib']) && inFolder(to, 'web/routes'),
  },
  {
    name: 'the shell of the back office knows no feature',
    message:
      'web/admin is the shell and the building blocks of the back office. Pass it as a prop or a child from web/routes, or move the file into web/features.',
    isBroken: ({ from, to }) => inFolder(from, 'web/admin') && inFolder(to, 'web/features'),
  },
  {
    name: 'building blocks know no feature',
    message:
      'web/ui and web/lib know nothing of this product. Pass it in as a prop, or move the file into web/features.',
    isBroken: ({ from, to }) =>
      inAny(from, ['web/ui', 'web/lib']) && inAny(to, ['web/features', 'web/admin']),
  },
  {
    name: 'only the time module takes date libraries',
    message:
      'Take it from src/platform/time: days, years and formats of date-fns depend on the zone that the process runs in.',
    isBroken: ({ from, to }) => DATES.test(to) && !inFolder(from, 'src/platform/time'),
  },
];
