import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';

/** The fields at which the form shows its errors. */
const SHOWN = /^(from|until|firstName|lastName|email|phone|practiceArea|otherSide|notes)$/;

/** Why the form was rejected. Errors that no field shows are listed; a free time is linked. */
export function JoinRefusal({
  answer: { error, messages },
  bookingQuery,
}: {
  answer: FormAnswer;
  bookingQuery: string;
}) {
  const others = Object.entries(messages).flatMap(([name, message]) =>
    SHOWN.test(name) ? [] : [message],
  );
  const isAtFields = Object.keys(messages).length > others.length;
  const reason = others.length > 0 ? others.join('. ') : error.message;
  const bold = { b: (text: React.ReactNode) => <b>{text}</b> };
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <Rich
          text={
            isAtFields && others.length === 0
              ? m.waits.notJoined
              : m.waits.notJoinedBecause({ reason })
          }
          parts={bold}
        />
      </p>
      {error.reason === 'time_free' && (
        <p>
          <a href={here(`/schedule${bookingQuery}`)} rel="nofollow">
            {m.waits.bookFreeTime}
          </a>
        </p>
      )}
    </Notice>
  );
}
