import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parseSync } from 'oxc-parser';

/** The source of a part of a catalogue, with the compiled functions in place of its calls of `message('…')`. */
export function compileCalls(code: string, file: string, language: string): string {
  const { texts, rest } = readCalls(code, file);
  const { head, functions } = compile(texts, language);
  return [head, ...rest, ...functions].join('\n');
}

/**
 * The same, but with each function in a module of its own, which `compileCall` makes: a bundler puts whole modules into
 * chunks, and all functions of a part would be in the one that all pages load. `fileOf` names the module of a text.
 */
export function splitCalls(code: string, file: string, fileOf: (name: string) => string): string {
  const { texts, rest } = readCalls(code, file);
  const names = Object.keys(texts);
  return [
    ...rest,
    ...names.map((name) => `export { ${name} } from ${JSON.stringify(fileOf(name))};`),
  ].join('\n');
}

/** The module of one text with values. */
export function compileCall(code: string, file: string, language: string, name: string): string {
  const text = readCalls(code, file).texts[name];
  if (text === undefined) throw new Error(`${file} has no text with values ${name}`);
  const { head, functions } = compile({ [name]: text }, language);
  return [head, ...functions].join('\n');
}

/** The texts with values of a part, and its other statements. */
function readCalls(code: string, file: string) {
  const { program } = parseSync(file, code);
  const texts: Record<string, string> = {};
  const rest: string[] = [];
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [];
    const [one] = declared;
    const call = one?.init?.type === 'CallExpression' ? one.init : undefined;
    const [text] = call?.arguments ?? [];
    if (one?.id.type === 'Identifier' && text?.type === 'Literal') {
      texts[one.id.name] = String(text.value);
    } else if (statement.type !== 'ImportDeclaration') {
      rest.push(code.slice(statement.start, statement.end));
    }
  }
  return { texts, rest };
}

function compile(texts: Record<string, string>, language: string) {
  const compiled = compileModule(new MessageFormat(language), texts);
  const [head = '', body = ''] = compiled.split('export default {\n');
  const functions = body
    .replace(/\n\}\s*$/, '')
    .split(/,\n(?= {2}\w+: )/)
    .map((entry) => `${entry.replace(/^ {2}(\w+): /, 'export const $1 = ')};`);
  return { head, functions };
}
