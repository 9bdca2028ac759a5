import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** One module that a file imports or exports again. Paths are from the root of the repository, with slashes. */
export type Import = {
  from: string;
  /** A path of the repository, or the name of a package as it is written. */
  to: string;
  line: number;
  /** The names that are taken; empty for a namespace, a side effect or `import()`. */
  names: readonly string[];
  /** Whether only types are taken, so that nothing is loaded. */
  isType: boolean;
};

/** What a file imports, in its order; `import()` counts if its address is a constant. */
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
