import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { m } from '../../lib/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
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
          <b>{m.contact.sent}</b>
        </p>
        <p>{replyPromise(firm)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <Rich
          text={
            refusal.error.fieldErrors
              ? m.contact.notSent
              : m.contact.notSentBecause({ reason: refusal.error.message })
          }
          parts={{ what: (inner) => <b>{inner}</b> }}
        />
      </p>
    </Notice>
  );
}
