import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A module that a file imports or re-exports. Paths are relative to the repository's root, with slashes. */
export type Import = {
  from: string;
  /** A path in the repository, or the package specifier as written. */
  to: string;
  line: number;
  /** The imported names; empty for a namespace, a side effect or `import()`. */
  names: readonly string[];
  /** Whether it is a type-only import, which loads nothing at run time. */
  isType: boolean;
};

/** The imports of a file, in order; `import()` counts if its specifier is a constant. */
export function readImports(file: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found: (Pick<Import, 'names' | 'isType'> & { start: number; specifier: string })[] = [];
  for (const { start, end, moduleRequest, entries } of staticImports) {
    found.push({
      start,
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName }) => importName.name ?? []),
      isType:
        /^import\s+type\b/.test(text.slice(start, end)) ||
        (entries.length > 0 && entries.every(({ isType }) => isType)),
    });
  }
  for (const { start, entries } of staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (!moduleRequest) continue;
      const names = importName.name ? [importName.name] : [];
      found.push({ start, specifier: moduleRequest.value, names, isType });
    }
  }
  for (const { start, moduleRequest } of dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(written) ?? [];
    if (specifier) found.push({ start, specifier, names: [], isType: false });
  }
  return found.map(({ start, specifier, names, isType }) => ({
    from: file,
    to: specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier,
    line: text.slice(0, start).split('\n').length,
    names,
    isType,
  }));
}
