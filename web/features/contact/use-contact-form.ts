import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { withPhoneLink } from '../firm/phone-link.tsx';
import { replyPromise } from './reply-promise.ts';

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', message: '' };

const loadFeedback = () => import('./contact-feedback.tsx');

/** The message with its consent, how it is sent, and where its receipt went (`sentTo`). Toasts: public spec §3 and §9. */
export function useContactForm(firm: FirmProfile, practiceArea: string) {
  const [feedback, setFeedback] = useState<Awaited<ReturnType<typeof loadFeedback>>>();
  /** Loaded with the validation: a form that nothing is typed into needs neither. */
  const loadSchema = async () => {
    const [{ contactMessageSchema }, loaded] = await Promise.all([
      import('../../../src/features/contact/schema.ts'),
      loadFeedback(),
    ]);
    setFeedback(loaded);
    return contactMessageSchema;
  };
  const form = useForm(loadSchema, { ...BLANK, practiceArea } as never);
  const [lacksConsent, setLacksConsent] = useState(false);
  const [shownAtMs] = useState(() => Date.now());
  const isBusy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const explain = (error: unknown) => {
    const known = apiErrorOf(error);
    showFailure(known?.reason === 'too_many_requests' ? known.message : undefined, firm);
    form.showErrors(known?.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const sending = useSendMessage(firm, {
    onError: explain,
    onSuccess: ({ email }) => {
      form.reset();
      setSentTo(email);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current || sending.isPending || !root.current) return;
    isBusy.current = true;
    const agrees = consent.current?.checked ?? false;
    setLacksConsent(!agrees);
    // The validation may still have to be loaded, and that may fail.
    const message = await form.submit(root.current).catch(explain);
    isBusy.current = false;
    if (!message || !agrees) return focusFirstError(root.current);
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    const website = trap.current?.value ?? '';
    sending.mutate({ ...message, consent: true, website, elapsedMs });
  };
  return {
    ...{ form, root, trap, consent, lacksConsent, submit, sentTo, feedback },
    writeAnother: () => setSentTo(undefined),
    noticeConsent: () => setLacksConsent(false),
    isSending: sending.isPending,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

type Message = Parameters<
  ReturnType<typeof trpc.useUtils>['client']['contact']['send']['mutate']
>[0];

function useSendMessage(
  firm: FirmProfile,
  on: { onError: (error: unknown) => void; onSuccess: (message: Message) => void },
) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (message: Message) => client.contact.send.mutate(message),
    onError: on.onError,
    onSuccess: (_, message) => {
      showToast({
        tone: 'success',
        title: 'Message Sent Successfully',
        text: replyPromise(firm),
      });
      on.onSuccess(message);
    },
  });
}

function showFailure(reason: string | undefined, firm: FirmProfile) {
  const text = reason ?? `Please try again or call us directly at ${firm.phone}.`;
  showToast({ tone: 'danger', title: 'Submission Failed', text: withPhoneLink(text, firm) });
}
