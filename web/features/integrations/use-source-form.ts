import { type FormEvent, useState } from 'react';
import {
  DEFAULT_DISPLAY_LIMIT,
  type SourceType,
} from '../../../src/features/news/sources/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Source } from './source-tab.tsx';
import { tellIncomplete } from './tell-incomplete.ts';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = async () =>
  (await import('../../../src/features/news/sources/schema.ts')).newsSourceInput;

export type SourceForm = ReturnType<typeof useSourceForm>['form'];

/** A source as it is typed, and saving it as a new one or over the one that there is. */
export function useSourceForm(source: Source | undefined, onClose: () => void) {
  const [isActive, setActive] = useState(source?.isActive ?? true);
  const form = useSettingForm(loadSchema, {
    name: source?.name ?? '',
    url: source?.url ?? '',
    type: source?.type ?? 'rss',
    displayLimit: String(source?.displayLimit ?? DEFAULT_DISPLAY_LIMIT),
    config: source?.config ?? '',
  });
  const told = useMutationToasts();
  const utils = trpc.useUtils();
  const options = (done: string, doing: string) =>
    told({
      success: `Blog source ${done} successfully`,
      failure: `Failed to ${doing} blog source`,
      refresh: () => Promise.all([utils.newsSources.invalidate(), utils.news.invalidate()]),
      onSuccess: onClose,
      onError: form.showRefusal,
    });
  const create = trpc.newsSources.create.useMutation(options('created', 'create'));
  const update = trpc.newsSources.update.useMutation(options('updated', 'update'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { values } = form;
    const isGood = await form.check();
    if (values.name.trim() === '' || values.url.trim() === '') return tellIncomplete();
    if (!isGood) return;
    const input = { ...values, type: values.type as SourceType, isActive };
    if (source) update.mutate({ ...input, id: source.id });
    else create.mutate(input);
  };
  return {
    form,
    isActive,
    setActive,
    isDirty: form.isDirty || isActive !== (source?.isActive ?? true),
    isPending: create.isPending || update.isPending,
    submit,
  };
}
