/**
 * Examples by name of field, by its last word (`by` for `createdBy`), and for the items of a list with the name in the
 * plural.
 */
const VALUES: Readonly<Record<string, unknown>> = {
  apiKey: 'the whole key',
  area: 'other',
  attorney: 'jordan-lee',
  barNumber: '123456',
  by: 'jordan',
  category: 'guides',
  city: 'Springfield',
  closes: '17:00',
  componentKey: 'testimonials',
  consultationType: 'initial',
  duration: 30,
  email: 'dana@example.com',
  endsAt: '2031-03-11T17:00:00Z',
  estateValue: '500000.00',
  firstName: 'Dana',
  firstStart: '09:00',
  html: '<p>Bring what you have in writing.</p>',
  id: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
  key: 'other',
  language: 'Spanish',
  lastName: 'Whitfield',
  lastStart: '11:30',
  minutes: 30,
  number: 2,
  opens: '09:00',
  origin: 'https://www.example.com',
  path: '/about',
  phone: '(555) 555-0100',
  phoneE164: '+15555550100',
  pictureId: 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4',
  scheduledDate: '2031-03-11T09:00:00-07:00',
  slug: 'jordan-lee',
  startsAt: '2031-03-11T16:00:00Z',
  to: 'dana@example.com',
  toName: 'Dana Whitfield',
  totalProbate: '21500.00',
  url: 'https://www.example.com/',
  username: 'jordan',
  zone: 'America/Los_Angeles',
};

const knownValue = (name: string) =>
  VALUES[name] ?? VALUES[name.replace(/^.*(?=[A-Z])/, '').toLowerCase()];

const FORMATS: Readonly<Record<string, unknown>> = {
  'date-time': '2031-03-11T16:00:00.000Z',
  date: '2031-03-11',
  email: 'dana@example.com',
  uri: 'https://www.example.com/',
  uuid: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
};

export type JsonSchema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  required?: readonly string[];
};

/**
 * An example of a value with this schema, in a field of this name: the required fields of an object, and optional ones
 * with an example; null rather than a text or number of which nothing is known.
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  const types = [schema.type].flat();
  const options = schema.anyOf ?? schema.oneOf;
  const option = options?.find(({ type }) => type !== 'null') ?? {};
  if (types.includes('object')) return exampleObject(schema);
  if (types.includes('array')) return exampleList(schema, name);
  if (options && (option.properties || option.items)) return exampleOf(option, name);
  const isNullable = types.includes('null') || options?.some(({ type }) => type === 'null');
  if (isNullable && knownValue(name) === undefined) return null;
  if (options) return exampleOf(option, name);
  if (schema.enum) return schema.enum[0];
  if (types.includes('boolean')) return schema.default ?? true;
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber ? exampleNumber(schema, name) : exampleText(schema, name);
}

function exampleObject({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const current = Object.keys(properties).filter((name) => !properties[name]?.deprecated);
  const isKnown = (name: string) =>
    knownValue(name) !== undefined && properties[name]?.type !== 'boolean';
  const shown = current.filter((name) => required.includes(name) || isKnown(name));
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const names = [...new Set([...required, ...(shown.length > 0 ? shown : current)])];
  return Object.fromEntries(
    names.map((name) => [name, exampleOf(properties[name] ?? others, name)]),
  );
}

const exampleList = ({ items = {}, minItems = 1 }: JsonSchema, name: string) =>
  Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name.replace(/s$/, '')));

function exampleNumber(schema: JsonSchema, name: string) {
  const { minimum = 1, maximum = Number.POSITIVE_INFINITY } = schema;
  return schema.default ?? knownValue(name) ?? Math.min(Math.max(1, minimum), maximum);
}

const exampleText = ({ default: usual, format = '' }: JsonSchema, name: string) =>
  usual || (FORMATS[format] ?? knownValue(name) ?? inWords(name));

/** "previewLine" as "Preview line". */
const inWords = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
