import { loadPage } from '../../lib/page-route.ts';
import type { RouterContext } from '../../lib/trpc.ts';

/** Loads the texts of the page of the calculator, which has a notice for when there is none, and the calculator. */
export async function loadCalculator(context: RouterContext) {
  const [data] = await Promise.all([
    loadPage(context, '/probate-calculator', { isAlwaysShown: true }),
    context.trpc.probate.calculator.ensureData(),
  ]);
  return data;
}
