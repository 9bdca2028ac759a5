/** Rules shared by the settings of all providers. No dependencies, because forms import it too. */

/** The mask of a stored secret: these dots, and its last four characters if it is long enough to disclose them. */
const DOTS = '••••';
const SHOWN = 4;
const SHORTEST_SHOWN = 12;

/** Replaces a stored secret that can no longer be decrypted: it must be entered again. */
export const UNREADABLE = '';

export function maskOf(secret: string): string {
  return secret.length < SHORTEST_SHOWN ? DOTS : DOTS + secret.slice(-SHOWN);
}

/**
 * The secrets of one service by name, each with the settings that determine where it is sent, as which user and how
 * well protected. A stored secret may be reused only while all of these are unchanged.
 */
export type SecretDestinations = Readonly<Record<string, readonly string[]>>;

/** The names of the secrets of each service. */
export function secretNamesOf<Service extends string>(
  services: Readonly<Record<Service, SecretDestinations>>,
): Readonly<Record<Service, readonly string[]>> {
  const names = Object.entries<SecretDestinations>(services).map(([service, secrets]) => [
    service,
    Object.keys(secrets),
  ]);
  return Object.fromEntries(names);
}

export const isMask = (value: string) => value.startsWith(DOTS);

/** The position of the first error in a JSON text, counted from 1, and a description. */
export type JsonMistake = { line: number; column: number; problem: string };

const TOKEN =
  /("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))|([{}[\],:])/uy;
const SPACE = /[ \t\r\n]*/y;

type Expected = 'value' | 'name' | 'name or end' | 'value or end' | 'colon' | 'next' | 'nothing';

const PROBLEMS: Readonly<Record<Expected, string>> = {
  value: 'A value is expected here.',
  'value or end': 'A value or a closing bracket is expected here.',
  name: 'A name in double quotes is expected here.',
  'name or end': 'A name in double quotes is expected here.',
  colon: 'A colon is expected after the name.',
  next: 'A comma is missing here.',
  nothing: 'There is more text after the end.',
};

/**
 * Finds the first syntax error in a JSON text. Used instead of JSON.parse's message, which differs between browsers and
 * Node.
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return expected === 'nothing' ? undefined : atEnd(text, open.at(-1));
    TOKEN.lastIndex = at;
    const [token, quoted, plain, sign] = TOKEN.exec(text) ?? [];
    const next: Expected | undefined = token
      ? step(expected, { quoted, isPlain: plain !== undefined, sign }, open)
      : undefined;
    if (!token || !next) return { ...placeOf(text, at), problem: problemAt(text, at, expected) };
    expected = next;
    at += token.length;
  }
}

type Token = { quoted: string | undefined; isPlain: boolean; sign: string | undefined };

/** What may follow a token, or undefined if the token is not allowed here. Updates `open`. */
function step(expected: Expected, token: Token, open: string[]): Expected | undefined {
  const { quoted, isPlain, sign } = token;
  const mayEnd =
    expected === 'next' || expected === (open.at(-1) === '{' ? 'name or end' : 'value or end');
  if (
    (sign === '}' && open.at(-1) === '{' && mayEnd) ||
    (sign === ']' && open.at(-1) === '[' && mayEnd)
  ) {
    open.pop();
    return open.length === 0 ? 'nothing' : 'next';
  }
  if (expected === 'name' || expected === 'name or end') return quoted ? 'colon' : undefined;
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (expected === 'next') {
    if (sign !== ',') return undefined;
    return open.at(-1) === '{' ? 'name' : 'value';
  }
  if (expected === 'nothing') return undefined;
  if (sign === '{' || sign === '[') {
    open.push(sign);
    return sign === '{' ? 'name or end' : 'value or end';
  }
  if (!quoted && !isPlain) return undefined;
  return open.length === 0 ? 'nothing' : 'next';
}

function problemAt(text: string, at: number, expected: Expected): string {
  const sign = text[at];
  if ((sign === '}' || sign === ']') && (expected === 'name' || expected === 'value')) {
    return expected === 'name' ? `Remove the comma before the ${sign}.` : PROBLEMS.value;
  }
  if (sign === '"' && expected !== 'next' && expected !== 'nothing' && expected !== 'colon') {
    return 'This text in quotes is not closed, has a line break, or an invalid \\.';
  }
  return PROBLEMS[expected];
}

function atEnd(text: string, open: string | undefined): JsonMistake {
  const what = open === '[' ? 'bracket' : 'brace';
  const problem = open === undefined ? 'It is empty.' : `A closing ${what} is missing.`;
  return { ...placeOf(text, text.length), problem };
}

function placeOf(text: string, at: number) {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export const describeJsonMistake = ({ line, column, problem }: JsonMistake) =>
  `Line ${line}, column ${column}: this is not valid JSON. ${problem}`;

/** The names of the secrets that must be entered again, in a configuration from the API. */
export function secretsToEnter(config: string, secrets: readonly string[]): string[] {
  const parsed: unknown = JSON.parse(config);
  if (typeof parsed !== 'object' || parsed === null) return [];
  return secrets.filter((name) => (parsed as Record<string, unknown>)[name] === UNREADABLE);
}
