import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Publishes or withdraws a language, or changes what it does with texts that have no translation. */
export function useChangeLanguage(success: string, onSuccess?: () => void) {
  const { translations, site } = trpc.useUtils();
  const withToasts = useMutationToasts();
  return trpc.translations.changeLanguage.useMutation(
    withToasts({
      success,
      failure: 'Failed to change the language',
      refresh: () => Promise.all([translations.languages.invalidate(), site.layout.invalidate()]),
      ...(onSuccess && { onSuccess }),
    }),
  );
}
