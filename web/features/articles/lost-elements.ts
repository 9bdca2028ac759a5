import { removedOf } from '../../../src/features/articles/html/rules.ts';

/** Wrapper elements without semantics: only their text is kept. */
const WRAPPERS =
  /^<(div|span|font|section|article|main|header|footer|aside|nav|center|big|small|address|label|time|abbr|cite|dl|dt|dd|h5|h6|strike|del|ins|caption|meta|title|form|fieldset|[a-z0-9]+:[^>]*)>$/;

/**
 * The elements of pasted HTML that articles cannot contain, such as `<video>`, without duplicates. `names` are local
 * names.
 */
export function lostElements(names: readonly string[]): string[] {
  const removed = names.flatMap((name) => removedOf(name, []));
  return [...new Set(removed)].filter((each) => !WRAPPERS.test(each));
}
