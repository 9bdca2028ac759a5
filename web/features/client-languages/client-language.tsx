import { NativeSelect } from '@mantine/core';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { LanguageRecord } from '../../../src/features/client-languages/rules.ts';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { englishName } from '../../../src/platform/languages/name-rules.ts';
import { useCan } from '../../admin/use-can.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLanguageOptions } from './use-language-options.ts';

const PERMISSIONS: Readonly<Record<LanguageRecord, Permission>> = {
  message: 'messages.answer',
  appointment: 'appointments.change',
  subscriber: 'subscribers.change',
};

type Props = { kind: LanguageRecord; id: string; language: string | null };

/** The row of a client's facts with the language of their mails, if the site has several. */
export function ClientLanguageFact(props: Props) {
  if (useLanguageOptions(props.language).length === 0) return null;
  return (
    <>
      <dt>Written to in</dt>
      <dd>
        <ClientLanguage {...props} />
      </dd>
    </>
  );
}

/** The language in which a client is written to, which staff can change. */
export function ClientLanguage({ kind, id, language }: Props) {
  const options = useLanguageOptions(language);
  const can = useCan();
  const { change, isPending } = useChangeLanguage(kind);
  if (options.length === 0 || !can(PERMISSIONS[kind])) return englishName(language);
  return (
    <NativeSelect
      aria-label="Language of mails to the client"
      value={language ?? MAIN_LANGUAGE}
      disabled={isPending}
      data={options}
      onChange={({ currentTarget }) => change({ id, language: currentTarget.value })}
    />
  );
}

function useChangeLanguage(kind: LanguageRecord) {
  const utils = trpc.useUtils();
  const withToasts = useMutationToasts();
  const texts = withToasts({
    success: ({ language }: { language: string }) =>
      `Mails to the client are now in ${englishName(language)}`,
    failure: 'Failed to change the language',
    // It is shown with messages, appointments, subscribers and people.
    refresh: () => utils.invalidate(),
  });
  const calls = {
    message: trpc.clientLanguages.ofMessage.useMutation(texts),
    appointment: trpc.clientLanguages.ofAppointment.useMutation(texts),
    subscriber: trpc.clientLanguages.ofSubscriber.useMutation(texts),
  };
  const { mutate, isPending } = calls[kind];
  return { change: mutate, isPending };
}
