import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { LEAST_FILL_MS } from '../../../src/form-guard/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', message: '' };

const loadSchema = async () =>
  (await import('../../../src/contact/schema.ts')).contactMessageSchema;

/** The message with its consent, and how it is sent. Toasts: public spec §3 and §9. */
export function useContactForm(firm: FirmProfile, practiceArea: string) {
  const form = useForm(loadSchema, { ...BLANK, practiceArea } as never);
  const [lacksConsent, setLacksConsent] = useState(false);
  const [shownAtMs] = useState(() => Date.now());
  const isBusy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const explain = (error: unknown) => {
    const known = apiErrorOf(error);
    showFailure(known?.reason === 'too_many_requests' ? known.message : undefined, firm);
    form.showErrors(known?.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const sending = useSendMessage({
    onError: explain,
    onSuccess: () => root.current && form.reset(root.current),
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
    ...{ form, root, trap, consent, lacksConsent, submit },
    noticeConsent: () => setLacksConsent(false),
    isSending: sending.isPending,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

function useSendMessage(on: { onError: (error: unknown) => void; onSuccess: () => void }) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (input: Parameters<typeof client.contact.send.mutate>[0]) =>
      client.contact.send.mutate(input),
    onError: on.onError,
    onSuccess: () => {
      showToast({
        tone: 'success',
        title: 'Message Sent Successfully',
        text: "We'll get back to you within 24 hours",
      });
      on.onSuccess();
    },
  });
}

function showFailure(reason: string | undefined, firm: FirmProfile) {
  const text = reason ?? `Please try again or call us directly at ${firm.phone}.`;
  showToast({ tone: 'danger', title: 'Submission Failed', text });
}
