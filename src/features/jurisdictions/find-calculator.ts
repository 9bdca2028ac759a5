import type { Language } from '../../../messages/messages.ts';
import type { Calculator, Way } from './calculator-schema.ts';
import { PACKS } from './every-pack.ts';
import { wordingIn } from './wordings/every-wording.ts';
import { translateCalculator, translateWay } from './wordings/translate-pack.ts';

/** The calculator of rows that were stored before calculators had names. */
const FIRST = { id: 'ca-owner', version: 1 };

/** The calculator that a stored calculation names, with its ways, in a language; undefined if this release has another version. */
export function findCalculator(
  named: { id: string; version: number } | null,
  language: Language,
): Found | undefined {
  const { id, version } = named ?? FIRST;
  for (const { calculators, ways } of PACKS) {
    const calculator = calculators.find((each) => each.id === id && each.version === version);
    if (calculator) return inLanguage({ calculator, ways }, language);
  }
  return undefined;
}

type Found = { calculator: Calculator; ways: readonly Way[] };

function inLanguage({ calculator, ways }: Found, language: Language): Found {
  const texts = wordingIn(language)?.texts;
  const translate = (text: string) => texts?.get(text) ?? text;
  return {
    calculator: translateCalculator(calculator, translate),
    ways: ways.map((way) => translateWay(way, translate)),
  };
}
