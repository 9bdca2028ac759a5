import type { AttorneySettings } from '../../../../src/features/firm/attorneys/schema.ts';
import { slugOfName } from '../../../../src/features/firm/rules.ts';

type Person = Pick<AttorneySettings, 'slug' | 'name'>;

const PICTURE = /\.(jpe?g|png|webp)$/i;

/** `photos/Dana Whitfield.jpg` gives `dana-whitfield`. */
const keyOf = (path: string) =>
  slugOfName((path.split('/').at(-1) ?? '').replace(PICTURE, '').replace(/[_.]+/g, ' '));

/**
 * The pictures by whom they show: the file is named as the person, or as the address of their page, in any case and with
 * any separators. `others`: files that show nobody, or somebody who has a picture in an earlier file.
 */
export function matchPhotos<File extends { name: string }, Of extends Person>(
  files: readonly File[],
  people: readonly Of[],
): { matches: { person: Of; file: File }[]; others: string[] } {
  const matches: { person: Of; file: File }[] = [];
  const others: string[] = [];
  // macOS adds a hidden file beside each of its own.
  for (const file of files.filter(({ name }) => !/(^|\/)(\.|__MACOSX)/.test(name))) {
    const key = keyOf(file.name);
    const named = people.filter(({ slug, name }) => slug === key || slugOfName(name) === key);
    const person = named.find(({ slug }) => slug === key) ?? named[0];
    const isFree = person && matches.every((match) => match.person !== person);
    if (person && isFree && PICTURE.test(file.name)) matches.push({ person, file });
    else others.push(file.name);
  }
  return { matches, others };
}
