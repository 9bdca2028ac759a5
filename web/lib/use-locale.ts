import { trpc } from './trpc.ts';

/** How the country of the firm writes dates, numbers, money and addresses. */
export function useFormats() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return firm.formats;
}

/** The locale of the firm, BCP 47: for dates, times and numbers, never that of the visitor's device. */
export const useLocale = (): string => useFormats().locale;
