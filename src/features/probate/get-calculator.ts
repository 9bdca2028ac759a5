import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { getVisibility } from '../visibility/queries.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import type { ShownCalculator } from './schema.ts';

/** The calculator that visitors see, in their language, with the ways around full probate; null if there is none or it is hidden. */
export async function getCalculator(db: Db, language: Language): Promise<ShownCalculator | null> {
  const [{ calculator, ways }, visibility] = await Promise.all([
    getLaw(db, language),
    getVisibility(db),
  ]);
  if (!calculator || !visibility.probate_calculator) return null;
  const { from: _, ...data } = calculator;
  return { calculator: data, ways: ways.map(({ from: __, ...way }) => way) };
}

/** The calculator for a calculation. Throws `component_hidden` if visitors see none. */
export async function requireCalculator(db: Db) {
  await requireVisible(db, 'probate_calculator');
  const shown = await getCalculator(db, MAIN_LANGUAGE);
  if (!shown) throw new Error('A calculator is shown that the law does not give');
  return shown.calculator;
}
