import { countOf } from '../../../lib/count-of.ts';
import { inEnglish } from '../state-words.ts';
import type { SiteLanguage } from '../translations.ts';

type Facts = Pick<
  SiteLanguage,
  'language' | 'name' | 'isPublished' | 'untranslated' | 'counts' | 'isSpoken'
>;

/** What changes for visitors when the language is published, or withdrawn if it is. */
export function visitorsSee({ language, name, isPublished, counts, ...facts }: Facts): string[] {
  if (isPublished) {
    return [
      `The link “${name}” disappears from all pages, and search engines are told to drop the pages below /${language}.`,
      'Who has a link to one of these pages, as from a mail, still reads it.',
      `People who wrote or booked in ${inEnglish(language)} still get their mails in it.`,
      'No translation is lost: you can publish the language again.',
    ];
  }
  return [
    `Each page has a link “${name}”, and search engines find the pages below /${language}.`,
    `Who books or writes there gets mails in ${inEnglish(language)}.`,
    ...(counts.missing === 0
      ? []
      : [
          facts.untranslated === 'hidden'
            ? 'What has no translation is left out.'
            : 'What has no translation is shown in English, with a line that says so.',
        ]),
  ];
}

/** What is not ready to be published. */
export function lacks({ language, counts, isSpoken }: Facts, locale: string): string[] {
  const items = (count: number, words: string) =>
    count === 0 ? [] : [`${countOf(count, 'item', locale)} ${words}`];
  return [
    ...(isSpoken
      ? []
      : [
          `Nobody who takes consultations speaks ${inEnglish(language)}. Clients who find these pages will expect it.`,
        ]),
    ...items(counts.missing, 'not translated.'),
    ...items(counts.outdated, 'out of date: the English text has changed since.'),
    ...items(counts.unconfirmed, 'from the product that nobody of the firm has read.'),
    ...items(counts.draft, 'saved as a draft, which visitors do not see.'),
  ];
}
