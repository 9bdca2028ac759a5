import {
  DEFAULT_DISPLAY_LIMIT,
  type SourceType,
} from '../../../../src/features/news/sources/rules.ts';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { showIncompleteToast } from '../../../admin/provider-settings/show-incomplete-toast.ts';
import { useConfigCheck } from '../../../admin/provider-settings/use-config-check.ts';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Source } from './source-tab.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/news/sources/schema.ts')).newsSourceInput;

export type SourceForm = ReturnType<typeof useSourceForm>['form'];

/** The form of a source, to create one or update the existing one. */
export function useSourceForm(source: Source | undefined, onClose: () => void) {
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      name: source?.name ?? '',
      url: source?.url ?? '',
      type: source?.type ?? 'rss',
      displayLimit: String(source?.displayLimit ?? DEFAULT_DISPLAY_LIMIT),
      config: source?.config ?? '',
      isActive: source?.isActive ?? true,
    },
    validateOnBlur: false,
    joinMessages: true,
  });
  useConfigCheck(form);
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const options = (verb: 'create' | 'update') =>
    withToasts({
      ...crudTexts(verb, 'Blog source'),
      refresh: () => Promise.all([utils.newsSources.invalidate(), utils.news.invalidate()]),
      onSuccess: onClose,
    });
  const create = trpc.newsSources.create.useMutation(options('create'));
  const update = trpc.newsSources.update.useMutation(options('update'));

  const submit = form.onSubmit(
    (_, values) => {
      const input = { ...values, type: values.type as SourceType };
      return source ? update.mutateAsync({ ...input, id: source.id }) : create.mutateAsync(input);
    },
    () => {
      const { name, url } = form.values;
      if (name.trim() === '' || url.trim() === '') showIncompleteToast();
    },
  );
  return { form, isPending: create.isPending || update.isPending, submit };
}
