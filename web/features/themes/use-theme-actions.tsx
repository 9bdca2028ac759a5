import { useRef } from 'react';
import { variablesOf } from '../../../src/features/themes/templates/rules.ts';
import type { ThemeTemplate } from '../../../src/features/themes/templates/template-rules.ts';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { lowContrastQuestion } from './low-contrast-question.tsx';
import type { Theme } from './theme.ts';
import { useRefreshThemes } from './use-refresh-themes.ts';

export type ThemeActions = ReturnType<typeof useThemeActions>;

/** Actions on existing themes. Source of the texts: admin spec §8. */
export function useThemeActions({ onActivated }: { onActivated: () => void }) {
  const activation = useActivation(onActivated);
  const { themes } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const installation = trpc.themes.create.useMutation(
    withToasts({
      success: 'Theme template installed successfully',
      failure: 'Failed to install theme template',
      refresh: () => themes.invalidate(),
    }),
  );
  const deletion = trpc.themes.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Theme'), refresh: () => themes.invalidate() }),
  );
  return {
    activate: (id: string) => activation.mutate({ id }),
    isActivating: (id: string) => activation.isPending && activation.variables.id === id,
    install: (template: ThemeTemplate) =>
      installation.mutate({
        name: template.name,
        displayName: template.displayName,
        description: template.description,
        cssVariables: JSON.stringify(variablesOf(template)),
      }),
    isInstalling: (name: string) => installation.isPending && installation.variables.name === name,
    async remove({ id, displayName }: Theme) {
      const text = `${displayName} is removed from the list. Export it first if you might need it again.`;
      if (await ask(deletionOf('theme', text))) deletion.mutate({ id });
    },
  };
}

function useActivation(onActivated: () => void) {
  const { themes } = trpc.useUtils();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const refresh = useRefreshThemes();
  const texts = { success: 'Theme activated successfully', failure: 'Failed to activate theme' };
  // The undo must not replace a theme that a colleague has activated since; on a conflict the themes are refetched.
  const takeBack = trpc.themes.activate.useMutation(
    withToasts({ ...texts, refresh, onError: () => void refresh() }),
  );
  const former = useRef<string>(undefined);
  const { onSuccess, onError } = withToasts({
    ...texts,
    refresh,
    onSuccess: onActivated,
    undo: ({ id: insteadOf }: Pick<Theme, 'id'>) => {
      const id = former.current;
      if (!id || id === insteadOf) return undefined;
      return () => takeBack.mutate({ id, insteadOf, confirmLowContrast: true });
    },
  });
  const activation = trpc.themes.activate.useMutation({
    onMutate: () => {
      former.current = themes.active.getData()?.id;
    },
    onSuccess,
    onError: async (error, { id }) => {
      const pairs = apiErrorOf(error)?.lowContrast;
      if (!pairs) return onError(error);
      const question = lowContrastQuestion(pairs, {
        title: 'Activate a theme that is hard to read?',
        action: 'Activate anyway',
        keep: 'Keep the current theme',
      });
      if (await ask(question)) activation.mutate({ id, confirmLowContrast: true });
    },
  });
  return activation;
}
