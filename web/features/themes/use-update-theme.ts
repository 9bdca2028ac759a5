import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { lowContrastQuestion } from './low-contrast-question.tsx';
import type { Theme } from './theme.ts';
import { useRefreshThemes } from './use-refresh-themes.ts';
import type { ThemeDraft } from './use-theme-form.ts';

/**
 * Saves changes to an installed theme; for the active theme, low contrast requires a confirmation. `theirs` is a
 * colleague's newer version, until the conflict is resolved.
 */
export function useUpdateTheme(edited: Theme | undefined, onSaved: () => void) {
  const ask = useConfirm();
  const { themes } = trpc.useUtils();
  const { onSuccess, onError } = useMutationToasts()({
    ...crudTexts('update', 'Theme'),
    refresh: useRefreshThemes(),
    onSuccess: onSaved,
  });
  const update = trpc.themes.update.useMutation({ onSuccess });
  const overwrite = async ({ id, updatedAt }: Theme, { name: _, ...fields }: ThemeDraft) => {
    const input = { ...fields, id, updatedAt };
    try {
      await update.mutateAsync(input);
    } catch (error) {
      const pairs = apiErrorOf(error)?.lowContrast;
      if (!pairs) throw error;
      const question = lowContrastQuestion(pairs, {
        title: 'Save a theme that is hard to read?',
        action: 'Save anyway',
        keep: 'Keep editing',
      });
      if (await ask(question)) await update.mutateAsync({ ...input, confirmLowContrast: true });
    }
  };
  const conflict = useEditConflict<Theme>({
    fetchTheirs: () => {
      void themes.list.invalidate();
      return edited && themes.one.fetch({ id: edited.id }, { staleTime: 0 });
    },
    onError,
  });
  return { ...conflict, overwrite, isPending: update.isPending };
}
