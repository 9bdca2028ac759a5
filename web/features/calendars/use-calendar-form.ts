import {
  CALENDAR_TEMPLATES,
  type CalendarProvider,
} from '../../../src/features/calendars/rules.ts';
import { isBlank, settingsText } from '../../../src/platform/provider-settings/fields/rules.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { showIncompleteToast } from '../../admin/provider-settings/show-incomplete-toast.ts';
import { useConfigCheck } from '../../admin/provider-settings/use-config-check.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Calendar } from './calendar-tab.tsx';

export const loadCalendarSchema = async () =>
  (await import('../../../src/features/calendars/schema.ts')).calendarSettingInput;

const NEW = {
  provider: 'calendly',
  config: settingsText(CALENDAR_TEMPLATES.calendly),
  webhookUrl: '',
  apiKey: '',
};

export type CalendarSettingForm = ReturnType<typeof useCalendarForm>['form'];

/**
 * The form of a calendar connection: creates one for the firm or (with `hostNumber`) for a host, or updates the
 * existing one.
 */
export function useCalendarForm(
  edited: Calendar | undefined,
  onDone: () => void,
  hostNumber?: number,
) {
  const start = edited
    ? { ...NEW, ...edited, webhookUrl: edited.webhookUrl ?? '', apiKey: edited.apiKey ?? '' }
    : NEW;
  const { provider, config, webhookUrl, apiKey } = start;
  const form = useForm({
    schema: loadCalendarSchema,
    initialValues: { provider, config, webhookUrl, apiKey },
    validateOnBlur: false,
    joinMessages: true,
  });
  useConfigCheck(form);
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const options = (verb: 'create' | 'update') =>
    withToasts({
      ...crudTexts(verb, 'Calendar integration'),
      refresh: () => utils.calendars.invalidate(),
      onSuccess: () => {
        form.reset(NEW);
        onDone();
      },
    });
  const create = trpc.calendars.create.useMutation(options('create'));
  const connect = trpc.calendars.connectHost.useMutation(options('create'));
  const update = trpc.calendars.update.useMutation(options('update'));

  const tellInvalid = () => {
    const { values } = form;
    const isIncomplete = values.provider === '' || isBlank(values.config);
    return isIncomplete ? showIncompleteToast() : undefined;
  };
  const inputOf = (values: typeof form.values) => ({
    ...values,
    provider: values.provider as CalendarProvider,
  });
  /** Returns the parsed values, or undefined after showing the errors. */
  const read = async () => {
    if (!(await form.validate())) return tellInvalid();
    return { ...inputOf(form.values), ...(edited && { id: edited.id }) };
  };
  const save = (values: typeof form.values) => {
    if (edited) return update.mutateAsync({ ...inputOf(values), id: edited.id });
    if (hostNumber !== undefined) return connect.mutateAsync({ ...inputOf(values), hostNumber });
    return create.mutateAsync({ ...inputOf(values), isActive: false });
  };
  const submit = form.onSubmit((_, values) => save(values), tellInvalid);
  const isPending = [create, connect, update].some((mutation) => mutation.isPending);
  return { form, read, submit, isPending };
}
