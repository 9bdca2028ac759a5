import { ADVERTISING_RULES } from './checks/every-check.ts';
import { wordsOfHtml } from './checks/sentences.ts';
import type { AdvertisingText, Finding } from './finding.ts';

/** Keeps the response short: a long text may have a finding in each of its sentences. */
const MOST_FINDINGS = 50;

/**
 * Checks texts against the rules of advertising law before they are published (California Business & Professions Code
 * § 6157 ff., Rules of Professional Conduct 7.1 to 7.5). Pure. Each finding is listed once, in the order of the texts,
 * at most 50.
 */
export function checkAdvertising(texts: readonly AdvertisingText[]): Finding[] {
  const findings = texts.flatMap((source) => {
    const words = source.isHtml ? wordsOfHtml(source.text) : source.text;
    return ADVERTISING_RULES.flatMap(({ id, find, ...rule }) =>
      find(words, source).map((found) => ({
        rule: id,
        ...rule,
        ...(source.item !== undefined && { item: source.item }),
        field: source.field,
        words: found,
      })),
    );
  });
  const unique = new Map(findings.map((finding) => [`${finding.item} ${keyOf(finding)}`, finding]));
  return [...unique.values()].slice(0, MOST_FINDINGS);
}

/** The findings that are not in `before`, those of the published text: staff have already given a reason for these. */
export function newFindings(findings: readonly Finding[], before: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf));
  return findings.filter((finding) => !known.has(keyOf(finding)));
}

/** Identifies a finding. Without `item`, because renaming the title changes it. */
const keyOf = ({ rule, field, words }: Finding) =>
  JSON.stringify([rule, field, words.toLowerCase()]);
