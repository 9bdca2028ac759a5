import type { SourceType } from '../../../../src/features/news/sources/rules.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Source } from './source-tab.tsx';
import type { SourceForm } from './use-source-form.ts';

/** The preview of the form's current values; a preview of earlier values is hidden. */
export function useSourcePreview(source: Source | undefined, form: SourceForm) {
  const { url, type, displayLimit, config } = form.values;
  const input = { url, type: type as SourceType, displayLimit, config, id: source?.id };
  const withToasts = useMutationToasts();
  const asked = trpc.newsSources.preview.useMutation(
    withToasts({
      failure: 'Failed to preview blog source',
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const isSame = JSON.stringify(asked.variables) === JSON.stringify(input);
  return {
    shown: isSame ? asked.data : undefined,
    isPreviewing: asked.isPending,
    preview: () => asked.mutate(input),
  };
}
