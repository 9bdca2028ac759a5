import type { FormEvent } from 'react';
import {
  CALENDAR_TEMPLATES,
  type CalendarProvider,
} from '../../../src/features/calendars/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Calendar } from './calendar-tab.tsx';
import { templateText } from './config-fields.tsx';
import { tellIncomplete } from './tell-incomplete.ts';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = async () =>
  (await import('../../../src/features/calendars/schema.ts')).calendarSettingInput;

const NEW = {
  provider: 'calendly',
  config: templateText(CALENDAR_TEMPLATES.calendly),
  webhookUrl: '',
  apiKey: '',
};

export type CalendarSettingForm = ReturnType<typeof useCalendarForm>['form'];

/** A calendar as it is typed, and saving it as a new one or over the one that there is. */
export function useCalendarForm(edited: Calendar | undefined, onDone: () => void) {
  const start = edited
    ? { ...NEW, ...edited, webhookUrl: edited.webhookUrl ?? '', apiKey: edited.apiKey ?? '' }
    : NEW;
  const { provider, config, webhookUrl, apiKey } = start;
  const form = useSettingForm(loadSchema, { provider, config, webhookUrl, apiKey });
  const told = useMutationToasts();
  const utils = trpc.useUtils();
  const options = (done: string, doing: string) =>
    told({
      success: `Calendar integration ${done} successfully`,
      failure: `Failed to ${doing} calendar integration`,
      refresh: () => utils.calendars.invalidate(),
      onSuccess: () => {
        form.restart(NEW);
        onDone();
      },
      onError: form.showRefusal,
    });
  const create = trpc.calendars.create.useMutation(options('created', 'create'));
  const update = trpc.calendars.update.useMutation(options('updated', 'update'));

  /** What is typed, or undefined after showing what is wrong with it. */
  const read = async () => {
    const { values } = form;
    const isGood = await form.check();
    if (values.provider === '' || values.config.trim() === '') return tellIncomplete();
    if (!isGood) return undefined;
    const input = { ...values, provider: values.provider as CalendarProvider };
    return { ...input, ...(edited && { id: edited.id }) };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = await read();
    if (!input) return;
    if (edited) update.mutate({ ...input, id: edited.id });
    else create.mutate({ ...input, isActive: false });
  };
  return { form, read, submit, isPending: create.isPending || update.isPending };
}
