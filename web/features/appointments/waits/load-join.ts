import { asUndefined } from '../../../lib/as-not-found.ts';
import type { RouterContext } from '../../../lib/trpc.ts';
import { chooseBy } from '../plain/plain-queries.ts';
import { parseWaitSearch } from './wait-search.ts';

/**
 * What the page shows: the days for which one can wait are undefined while nobody can be put on the list, because booking is
 * closed or mail is not connected.
 */
export async function loadJoin({ context, deps }: { context: RouterContext; deps: object }) {
  const { trpc, formAnswer: answer } = context;
  const search = parseWaitSearch(deps as Record<string, unknown>);
  const [layout, choices] = await Promise.all([
    trpc.site.layout.ensureData(),
    trpc.appointments.choices.ensureData(),
  ]);
  const choice = chooseBy(search, choices);
  const isOpen = layout.visibility.consultation_booking && layout.sendsMail;
  const bounds =
    choice.type && isOpen
      ? await trpc.waits.days.fetch({ type: choice.type.key }).catch(asUndefined)
      : undefined;
  return { layout, search, bounds, answer };
}
