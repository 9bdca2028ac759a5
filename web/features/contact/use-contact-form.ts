import { useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { m } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { withPhoneLink } from '../../ui/phone-link.tsx';

/** The fields by name. */
export const fieldLabels = () => ({
  firstName: m.contact.firstName,
  lastName: m.contact.lastName,
  email: m.common.emailAddress,
  phone: m.contact.phone,
  practiceArea: m.contact.practiceArea,
  otherSide: m.forms.otherSide,
  message: m.contact.messageLabel,
});

type Fields = Record<keyof ReturnType<typeof fieldLabels>, string>;
const blank = () =>
  Object.fromEntries(Object.keys(fieldLabels()).map((name) => [name, ''])) as Fields;

const loadFeedback = () => import('./contact-feedback.tsx');

/**
 * The contact form with consent, its submit, and the address of the receipt (`sentTo`). Toasts: public spec §3 and §9.
 */
export function useContactForm(
  firm: FirmProfile,
  typed: Partial<Fields>,
  answer: FormAnswer | undefined,
) {
  const [feedback, setFeedback] = useState<Awaited<ReturnType<typeof loadFeedback>>>();
  /** Loaded together with the validation on first use, so that an unused form loads neither. */
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
    initialValues: { ...blank(), ...typed },
    initialErrors: answer?.messages,
    mode: 'uncontrolled',
    onError(error) {
      setSending(false);
      const known = apiErrorOf(error);
      const text =
        known?.reason === 'too_many_requests'
          ? known.message
          : m.common.tryAgainOrCall({ phone: firm.phone });
      showToast({ tone: 'danger', title: m.contact.failed, text: withPhoneLink(text, firm) });
    },
  });
  const [lacksConsent, setLacksConsent] = useState('consent' in (answer?.messages ?? {}));
  const [shownAtMs] = useState(() => Date.now());
  const honeypot = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { client } = trpc.useUtils();
  const checkConsent = () => {
    const agrees = consent.current?.checked ?? false;
    setLacksConsent(!agrees);
    return agrees;
  };
  const submit = form.onSubmit(async (message) => {
    if (!checkConsent()) return focusFirstError(root.current);
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    const website = honeypot.current?.value ?? '';
    setSending(true);
    const { announceSent, preferencesIn, receiptAddress } = await loadFeedback();
    const contactPreferences = preferencesIn(root.current);
    await client.contact.send.mutate({
      ...message,
      ...{ contactPreferences, consent: true, website, elapsedMs },
    });
    setSending(false);
    announceSent(firm);
    form.reset();
    setSentTo(receiptAddress(message.email, contactPreferences));
  }, checkConsent);
  return {
    ...{ form, root, honeypot, consent, lacksConsent, submit, sentTo, feedback, isSending, answer },
    hasConsented: answer !== undefined && !lacksConsent,
    writeAnother: () => setSentTo(undefined),
    noticeConsent: () => setLacksConsent(false),
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
