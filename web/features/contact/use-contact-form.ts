import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import { replyPromise } from './reply-promise.ts';

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', message: '' };

const loadFeedback = () => import('./contact-feedback.tsx');

/**
 * The contact form with consent, its submit, and the address of the receipt (`sentTo`). Toasts: public spec §3 and §9.
 */
export function useContactForm(firm: FirmProfile, practiceArea: string) {
  const [feedback, setFeedback] = useState<Awaited<ReturnType<typeof loadFeedback>>>();
  /** Loaded together with the validation, so that an unused form needs neither. */
  const loadSchema = async () => {
    const [{ contactMessageSchema }, loaded] = await Promise.all([
      import('../../../src/features/contact/schema.ts'),
      loadFeedback(),
    ]);
    setFeedback(loaded);
    return contactMessageSchema;
  };
  const form = useForm({
    schema: loadSchema,
    initialValues: { ...BLANK, practiceArea },
    mode: 'uncontrolled',
    onError(error) {
      const known = apiErrorOf(error);
      showFailure(known?.reason === 'too_many_requests' ? known.message : undefined, firm);
    },
  });
  const [lacksConsent, setLacksConsent] = useState(false);
  const [shownAtMs] = useState(() => Date.now());
  const honeypot = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const sending = useSendMessage(firm, ({ email }) => {
    form.reset();
    setSentTo(email);
  });
  const checkConsent = () => {
    const agrees = consent.current?.checked ?? false;
    setLacksConsent(!agrees);
    return agrees;
  };
  const submit = form.onSubmit((message) => {
    if (!checkConsent()) return focusFirstError(root.current);
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    const website = honeypot.current?.value ?? '';
    return sending.mutateAsync({ ...message, consent: true, website, elapsedMs });
  }, checkConsent);
  return {
    ...{ form, root, honeypot, consent, lacksConsent, submit, sentTo, feedback },
    writeAnother: () => setSentTo(undefined),
    noticeConsent: () => setLacksConsent(false),
    isSending: sending.isPending,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

type Message = Parameters<
  ReturnType<typeof trpc.useUtils>['client']['contact']['send']['mutate']
>[0];

function useSendMessage(firm: FirmProfile, onSent: (message: Message) => void) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (message: Message) => client.contact.send.mutate(message),
    onSuccess: (_, message) => {
      showToast({
        tone: 'success',
        title: 'Message Sent Successfully',
        text: replyPromise(firm),
      });
      onSent(message);
    },
  });
}

function showFailure(reason: string | undefined, firm: FirmProfile) {
  const text = reason ?? `Please try again or call us directly at ${firm.phone}.`;
  showToast({ tone: 'danger', title: 'Submission Failed', text: withPhoneLink(text, firm) });
}
