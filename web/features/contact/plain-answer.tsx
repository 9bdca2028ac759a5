import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { Notice } from '../../ui/notice.tsx';
import { replyPromise } from './reply-promise.ts';

/** The result of a message that was sent without JavaScript. Rendered only on the server. */
export function PlainAnswer({
  firm,
  refusal,
}: {
  firm: FirmProfile;
  /** The rejection; undefined if the message was sent. */
  refusal: FormAnswer | undefined;
}) {
  if (!refusal) {
    return (
      <Notice icon="check" role="status">
        <p>
          <b>Message Sent Successfully</b>
        </p>
        <p>{replyPromise(firm)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <b>Your message was not sent.</b>{' '}
        {refusal.error.fieldErrors ? 'Please look at the fields below.' : refusal.error.message}
      </p>
    </Notice>
  );
}
