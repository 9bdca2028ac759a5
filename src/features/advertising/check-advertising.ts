import { wordingIn } from '../jurisdictions/wordings/every-wording.ts';
import { findClaims, isDisclosedIn } from './checks/claims/find-claims.ts';
import { ADVERTISING_RULES } from './checks/every-check.ts';
import { withoutAccents, withPlainQuotes, wordsOfHtml } from './checks/sentences.ts';
import type { AdvertisingLaw, AdvertisingText, Finding, Found } from './finding.ts';

/** Keeps the response short: a long text may have a finding in each of its sentences. */
const MOST_FINDINGS = 50;

/**
 * Checks texts against the advertising law of the firm before they are published. Pure. Each finding is listed once, in
 * the order of the texts, at most 50. That nothing is found says nothing about whether a text is allowed.
 */
export function checkAdvertising(
  texts: readonly AdvertisingText[],
  law: AdvertisingLaw,
): Finding[] {
  const rules = ADVERTISING_RULES.filter(({ id }) => restrictionsOf(law, id).length > 0);
  const findings = texts.flatMap((source) => {
    const text = source.isHtml ? wordsOfHtml(source.text) : source.text;
    return rules.flatMap(({ id, title, find }) =>
      [
        ...find(text, source, law.areas).filter(
          (found) => !isDisclosedIn(source.language, id, found),
        ),
        ...findClaims(id, text, source),
      ].flatMap((found) => {
        const restrictions = restrictionsOf(law, id).filter(
          ({ cures }) => !isCured(found, inLanguageOf(source, cures)),
        );
        if (restrictions.length === 0) return [];
        return {
          rule: id,
          title,
          statute: distinct(restrictions.map(({ statute }) => statute)).join('; '),
          explanation: distinct(restrictions.map(({ explanation }) => explanation)).join(' '),
          ...(source.item !== undefined && { item: source.item }),
          ...(source.language !== undefined && { language: source.language }),
          field: source.field,
          words: found.words,
        };
      }),
    );
  });
  const unique = new Map(findings.map((finding) => [`${finding.item} ${keyOf(finding)}`, finding]));
  return [...unique.values()].slice(0, MOST_FINDINGS);
}

/** What the jurisdictions say about a rule; nothing where it is off or unknown. */
export const restrictionsOf = ({ findings }: Pick<AdvertisingLaw, 'findings'>, rule: string) =>
  findings.flatMap(({ [rule]: restriction }) => (restriction?.isOn ? restriction : []));

/** Words that make a passage allowed, in English, and as the language of the text says them. */
const inLanguageOf = ({ language }: AdvertisingText, cures: readonly string[]) => {
  const own = language === undefined ? undefined : wordingIn(language)?.cures;
  return own ? [...cures, ...cures.flatMap((cure) => own.get(cure) ?? [])] : cures;
};

/** Whether words near a passage make it allowed. They are plain text, compared without case and accents, as whole words. */
const isCured = ({ near }: Found, cures: readonly string[]) =>
  cures.some((cure) => includesWords(withoutAccents(near), withoutAccents(withPlainQuotes(cure))));

function includesWords(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'i').test(text);
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** The findings that are not in `before`, those of the published text: staff have already given a reason for these. */
export function newFindings(findings: readonly Finding[], before: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf));
  return findings.filter((finding) => !known.has(keyOf(finding)));
}

/** Identifies a finding. Without `item`, because renaming the title changes it. */
const keyOf = ({ rule, field, words }: Finding) =>
  JSON.stringify([rule, field, words.toLowerCase()]);
