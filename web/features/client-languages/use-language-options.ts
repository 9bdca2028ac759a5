import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { englishName } from '../../../src/platform/languages/name-rules.ts';
import { trpc } from '../../lib/trpc.ts';

/** The languages in which a client can be written to: those of the site, and the one that they have; empty without a choice. */
export function useLanguageOptions(current: string | null): { value: string; label: string }[] {
  const [{ languages }] = trpc.site.layout.useSuspenseQuery();
  const tags = new Set<string>(languages.map(({ language }) => language));
  tags.add(current ?? MAIN_LANGUAGE);
  return tags.size > 1 ? [...tags].map((value) => ({ value, label: englishName(value) })) : [];
}
