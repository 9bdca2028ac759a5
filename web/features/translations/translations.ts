import type { z } from 'zod';
import { TRANSLATION_STATES } from '../../../src/features/translations/rules.ts';
import type {
  siteLanguageSchema,
  translationListSchema,
  translationSchema,
} from '../../../src/features/translations/schema.ts';

export type SiteLanguage = z.output<typeof siteLanguageSchema>;
export type Kinds = z.output<typeof translationListSchema>;
export type Translation = z.output<typeof translationSchema>;

/** An original, and how its translation stands. */
export type Work = Kinds[number]['originals'][number] & { entity: string; kind: string };

/** All originals in the order in which staff look at them: by state, then by kind. */
export function workOf(kinds: Kinds): Work[] {
  const all = kinds.flatMap(({ entity, title, originals }) =>
    originals.map((original) => ({ ...original, entity, kind: title })),
  );
  return TRANSLATION_STATES.flatMap((state) => all.filter((each) => each.state === state));
}

/** What waits after the given one; from the beginning after the last. */
export function nextWork(kinds: Kinds, at: { entity: string; key: string }): Work | undefined {
  const isHere = ({ entity, key }: Work) => entity === at.entity && key === at.key;
  const waiting = workOf(kinds).filter((each) => each.state !== 'published' || isHere(each));
  const place = waiting.findIndex(isHere);
  return [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(place, 0))].find(
    (each) => each.state !== 'published',
  );
}
