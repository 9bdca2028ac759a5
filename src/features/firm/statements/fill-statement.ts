import { addressLine } from '../address-rules.ts';
import type { FirmProfile } from '../schema.ts';

/** What the fields of statements stand for; empty if the firm has not entered it. */
function factsOf(firm: FirmProfile): Readonly<Record<string, string>> {
  const { street, city, region, phone, email, responsibleAttorney, barNumber } = firm;
  return {
    ...{ firm: firm.name, city, region, phone, email },
    address: street && city ? addressLine(firm, firm.formats) : '',
    responsibleAttorney: responsibleAttorney ?? '',
    barNumber: barNumber ?? '',
  };
}

const SENTENCE_END = /(?<=[.!?]) +/;
const FIELD = /\{(\w+)\}/g;

/** The fields of a statement that the firm has not entered. */
export function missingFields(text: string, firm: FirmProfile): string[] {
  const facts = factsOf(firm);
  return [...text.matchAll(FIELD)].flatMap(([, name = '']) => (facts[name] ? [] : name));
}

/** A statement with the facts of the firm. Sentences with a field that the firm has not entered are left out. */
export function fillStatement(text: string, firm: FirmProfile): string {
  const facts = factsOf(firm);
  return text
    .split(SENTENCE_END)
    .filter((sentence) => missingFields(sentence, firm).length === 0)
    .join(' ')
    .replace(FIELD, (_field, name: string) => facts[name] ?? '');
}
