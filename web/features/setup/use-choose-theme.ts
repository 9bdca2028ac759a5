import { TEMPLATES, variablesOf } from '../../../src/features/themes/templates/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { lowContrastQuestion } from '../themes/low-contrast-question.tsx';
import { useRefreshThemes } from '../themes/use-refresh-themes.ts';

const INSTALLED = 100;

/** Activates a built-in theme, and installs it first if necessary. */
export function useChooseTheme() {
  const refresh = useRefreshThemes();
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const { themes } = trpc.useUtils();
  const { onSuccess, onError } = withToasts({ failure: 'Failed to activate the theme', refresh });
  const activating = trpc.themes.activate.useMutation({ onSuccess });
  const creating = trpc.themes.create.useMutation({ onSuccess });

  const send = async (name: string, confirmLowContrast: boolean) => {
    const { items } = await themes.list.fetch({ limit: INSTALLED, cursor: null }, { staleTime: 0 });
    const installed = items.find((theme) => theme.name === name);
    const template = TEMPLATES.find((each) => each.name === name);
    if (installed) return activating.mutateAsync({ id: installed.id, confirmLowContrast });
    if (!template) return undefined;
    const { displayName, description } = template;
    return creating.mutateAsync({
      ...{ name, displayName, description, isActive: true, confirmLowContrast },
      cssVariables: JSON.stringify(variablesOf(template)),
    });
  };
  return {
    isPending: activating.isPending || creating.isPending,
    /** Resolves to whether the theme is active now. */
    async choose(name: string): Promise<boolean> {
      try {
        await send(name, false);
        return true;
      } catch (error) {
        const pairs = apiErrorOf(error)?.lowContrast;
        if (!pairs) {
          onError(error);
          return false;
        }
        const question = lowContrastQuestion(pairs, {
          title: 'Activate a theme that is hard to read?',
          action: 'Activate anyway',
          keep: 'Choose another',
        });
        if (!(await ask(question))) return false;
        return send(name, true).then(
          () => true,
          () => false,
        );
      }
    },
  };
}
