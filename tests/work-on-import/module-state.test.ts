import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { MODULES, ROOT } from './modules.ts';

/** Memoized results of pure functions: two apps in one process may share them. */
const MEMOIZED: Readonly<Record<string, readonly string[]>> = {
  'src/features/scheduling/start-times.ts': ['offers'],
  'src/features/conflicts/names/spelling-key.ts': ['spellingKey'],
  'src/features/visits/classify-visit.ts': ['deviceOf'],
  'src/platform/http/json-text.ts': ['texts'],
  'src/platform/rate-limits/client-key.ts': ['keyOf', 'scopesOfKey'],
  'src/platform/text/number-rules.ts': ['numberFormats'],
  'src/platform/time/format-rules.ts': ['formats'],
  'src/platform/time/zones/rules.ts': ['offsetFormats'],
};

const COLLECTIONS = new Set(['LRUCache', 'Map', 'Set', 'WeakMap', 'WeakSet']);
const STATEFUL = new Set(['memoizeLru', 'createBatcher', 'limitConcurrency']);

/** Cheap check: most modules do not match, and need not be parsed. */
const MAY_BE_STATE =
  /^(?:export )?(?:let|var) |LRUCache|new (?:Weak)?(?:Map|Set)\b|memoize|createBatcher|limitConcurrency|= (?:\[\]|\{\});/m;

/** The variables of a module that hold state: `let`, an empty collection, a cache or a batcher. */
function stateOf(text: string): string[] {
  if (!MAY_BE_STATE.test(text)) return [];
  const { body } = parseSync('module.ts', text).program;
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations
      .filter(({ init }) => declared.kind !== 'const' || isState(init))
      .map(({ id }) => text.slice(id.start, id.end).split(':')[0] ?? '');
  });
}

function isState(init: Expression | null): boolean {
  if (init?.type === 'ArrayExpression') return init.elements.length === 0;
  if (init?.type === 'ObjectExpression') return init.properties.length === 0;
  if (init?.type !== 'NewExpression' && init?.type !== 'CallExpression') return false;
  const name = init.callee.type === 'Identifier' ? init.callee.name : '';
  if (init.type === 'CallExpression') return STATEFUL.has(name);
  return COLLECTIONS.has(name) && (name === 'LRUCache' || init.arguments.length === 0);
}

it('distinguishes state from constants', () => {
  const state = [
    'let a = 1;',
    'export const b = new Map<string, number>();',
    'const c: number[] = [];',
    'const d = new LRUCache({ max: 1 });',
    'const e = memoizeLru((text) => text, 1);',
  ];
  const constants = [
    'const f = [1];',
    'const g = new Set(["a"]);',
    'const h = 1;',
    'const i = () => new Map();',
  ];
  expect(stateOf([...state, ...constants].join('\n'))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('keeps no state in modules', () => {
  const found = MODULES.map((file) => [
    file,
    stateOf(readFileSync(path.join(ROOT, file), 'utf8')),
  ]).filter(([, names]) => names?.length);
  expect(Object.fromEntries(found)).toEqual(MEMOIZED);
});
