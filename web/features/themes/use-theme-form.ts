import type { FormEvent } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { useForm } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';

export type ThemeDraft = Record<'name' | 'displayName' | 'description' | 'cssVariables', string>;

const loadSchema = async () => (await import('../../../src/features/themes/schema.ts')).themeFields;

export type ThemeForm = ReturnType<typeof useThemeForm>['form'];

/** A theme as it is typed, and creating it. */
export function useThemeForm(draft: ThemeDraft, onCreated: () => void) {
  const form = useForm(loadSchema, draft);
  const { themes } = trpc.useUtils();
  const creation = trpc.themes.create.useMutation(
    useMutationToasts()({
      success: 'Theme created successfully',
      failure: 'Failed to create theme',
      refresh: () => themes.invalidate(),
      onSuccess: onCreated,
      onError: (error) => form.showErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const data = creation.isPending ? undefined : await form.submit(element);
    if (data) creation.mutate(data);
    else queueMicrotask(() => element.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return { form, isPending: creation.isPending, submit };
}
