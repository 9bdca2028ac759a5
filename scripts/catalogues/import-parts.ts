import { parseSync } from 'oxc-parser';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * The source of a module that imports those parts of the catalogue which it uses, instead of `m`, which is all of them,
 * and `language`: a chunk contains everything that its modules import. `isCatalogue` is for the source of an import.
 * Undefined if the module imports neither, or uses `m` otherwise than as `m.part`.
 */
export async function importParts(
  code: string,
  file: string,
  {
    language,
    isCatalogue,
    fileOf,
  }: {
    language: string;
    isCatalogue: (source: string) => Promise<boolean>;
    fileOf: (part: string) => string;
  },
): Promise<string | undefined> {
  const program = parseSync(file, code).program as unknown as Node;
  const statement = await findImport(program, isCatalogue);
  if (!statement) return undefined;
  const names = (statement.specifiers as Node[]).map(({ imported, local }) => ({
    imported: (imported as Node).name,
    local: String((local as Node).name),
  }));
  if (names.some(({ imported, local }) => imported === 'm' && local !== 'm')) return undefined;
  const body = (program.body as Node[]).filter((each) => each !== statement);
  const all = nodesIn(body);
  const uses = all.filter(
    ({ type, object, computed }) =>
      type === 'MemberExpression' && !computed && (object as Node).name === 'm',
  );
  const partOf = ({ property }: Node) => String((property as Node).name);
  if (all.filter(({ type, name }) => type === 'Identifier' && name === 'm').length > uses.length) {
    return undefined;
  }
  const head = [...new Set(uses.map(partOf))].map(
    (part) => `import * as m__${part} from ${JSON.stringify(fileOf(part))};`,
  );
  for (const { imported, local } of names) {
    if (imported === 'language') head.push(`const ${local} = () => ${JSON.stringify(language)};`);
  }
  const edits = [
    { start: statement.start, end: statement.end, text: head.join('') },
    ...uses.map((use) => ({ start: use.start, end: use.end, text: `m__${partOf(use)}` })),
  ];
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

async function findImport(program: Node, isCatalogue: (source: string) => Promise<boolean>) {
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    if (await isCatalogue(String((statement.source as Node).value))) return statement;
  }
  return undefined;
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inner] : inner;
}
