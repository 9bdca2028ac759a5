import type { SourceType } from '../../../src/features/news/sources/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Source } from './source-tab.tsx';
import type { SourceForm } from './use-source-form.ts';

/** What the form would show as it stands; what was shown for other values is not shown any more. */
export function useSourcePreview(source: Source | undefined, form: SourceForm) {
  const { url, type, displayLimit, config } = form.values;
  const input = { url, type: type as SourceType, displayLimit, config, id: source?.id };
  const told = useMutationToasts();
  const asked = trpc.newsSources.preview.useMutation(
    told({ failure: 'Failed to preview blog source', onError: form.showRefusal }),
  );
  const isSame = JSON.stringify(asked.variables) === JSON.stringify(input);
  return {
    shown: isSame ? asked.data : undefined,
    isPreviewing: asked.isPending,
    preview: () => asked.mutate(input),
  };
}
