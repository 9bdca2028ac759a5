import { m } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProsePage } from '../../../ui/prose-page.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { chooseBy } from '../plain/plain-queries.ts';
import { textParts } from '../text-parts.tsx';
import { useBookingChoices } from '../use-booking-choices.ts';
import { JoinForm } from './join-form.tsx';
import type { loadJoin } from './load-join.ts';
import { daysWithin } from './wait-search.ts';

/** The page on which somebody asks to be told when a time becomes free. */
export function JoinPage({
  layout: { firm },
  search,
  bounds,
  answer,
}: Awaited<ReturnType<typeof loadJoin>>) {
  const choices = useBookingChoices().data;
  const choice = choices && chooseBy(search, choices);
  return (
    <ProsePage title={m.waits.title} lead={m.waits.lead}>
      {search.known ? (
        <Notice icon="check" role="status">
          <p>
            <Rich text={m.waits.known} parts={{ b: (text) => <b>{text}</b> }} />
          </p>
        </Notice>
      ) : bounds && choice?.type ? (
        <JoinForm
          firm={firm}
          choice={{ ...choice, type: choice.type }}
          bounds={bounds}
          days={daysWithin(bounds, search)}
          area={search.area}
          answer={answer}
        />
      ) : (
        <Notice icon="phone">
          <p>
            <Rich text={m.waits.closed({ phone: firm.phone })} parts={textParts(firm, 'num')} />
          </p>
        </Notice>
      )}
    </ProsePage>
  );
}
