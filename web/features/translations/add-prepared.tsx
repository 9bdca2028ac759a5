import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { inEnglish } from './state-words.ts';

/** Button that adds the translations that come with the product, for texts that the firm has left as they were. */
export function AddPrepared({ language }: { language: string }) {
  const locale = useLocale();
  const { translations } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const add = trpc.setup.addPreparedTexts.useMutation(
    withToasts({
      success: ({ added }) =>
        added === 0
          ? 'Nothing to add: the firm has changed these texts, or the product has none for them'
          : `${countOf(added, 'draft', locale)} added. Somebody who knows the language has to read them`,
      failure: 'Failed to add the prepared texts',
      refresh: () =>
        Promise.all([translations.languages.invalidate(), translations.list.invalidate()]),
    }),
  );
  return (
    <Button
      permission="pages.change"
      size="sm"
      pending={add.isPending}
      onClick={() => add.mutate({ language })}
    >
      Add Prepared {inEnglish(language)}
    </Button>
  );
}
