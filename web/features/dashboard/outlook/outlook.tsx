import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { z } from 'zod';
import type { outlookSchema } from '../../../../src/features/dashboard/schema.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import { Card } from '../card.tsx';
import styles from './outlook.module.css';
import {
  HEIGHT,
  outlookLines,
  type Place,
  sunPlaces,
  swellPlaces,
  WIDTH,
} from './outlook-geometry.ts';

type OutlookData = z.output<typeof outlookSchema>;

/** The coming working days as one line: a swell for each appointment, a sun for each message without an answer. */
export function Outlook({ zone }: { zone: string }) {
  const query = trpc.dashboard.outlook.useQuery();
  return (
    <Card title="The Next Six Working Days">
      <QueryState query={query} what="The picture">
        {(data) => <Picture {...data} zone={zone} />}
      </QueryState>
    </Card>
  );
}

function Picture({ days, messages, zone }: OutlookData & { zone: string }) {
  const { labelOf } = useConsultationTypes();
  const swells = swellPlaces(days.map(({ appointments }) => appointments.length));
  const suns = sunPlaces(messages.map(({ waitsDays }) => waitsDays));
  const busiest = Math.max(1, ...days.map(({ appointments }) => appointments.length));
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.sheet} style={{ '--busiest': busiest } as CSSProperties}>
          <div className={styles.picture}>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className={styles.lines}
            >
              {outlookLines(swells).map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            {messages.map(({ id, firstName, lastName, waitsDays }, i) => (
              <Mark
                key={id}
                kind="sun"
                place={suns[i]}
                to="/admin/contact-submissions"
                id={id}
                name={`Message of ${firstName} ${lastName}, ${waitOf(waitsDays)}`}
              />
            ))}
            {days.flatMap(({ appointments }, day) =>
              appointments.map(
                ({ id, firstName, lastName, consultationType, scheduledDate }, i) => (
                  <Mark
                    key={id}
                    kind="swell"
                    place={swells[day]?.[i]}
                    to="/admin/appointments"
                    id={id}
                    name={`${firstName} ${lastName}, ${formatWeekday(scheduledDate, zone, 'short')} ${formatTime(scheduledDate, zone)}, ${labelOf(consultationType)}`}
                  />
                ),
              ),
            )}
          </div>
          <ol className={styles.days} aria-hidden="true">
            {days.map(({ date }) => (
              <li key={date}>
                {formatWeekday(noonOf(date), 'UTC', 'short')} {Number(date.slice(8))}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={`muted small ${styles.legend}`}>
        Each swell is an appointment. Each sun is an unresolved message, higher the longer it waits
        <More shown={messages.length} />.
      </p>
    </>
  );
}

function waitOf(days: number): string {
  if (days === 0) return 'from today';
  return days === 1 ? 'waits 1 day' : `waits ${days} days`;
}

/** A link over its part of the drawing, with an accessible name and a tooltip. */
function Mark({
  kind,
  place,
  to,
  id,
  name,
}: {
  kind: 'sun' | 'swell';
  place: Place | undefined;
  to: '/admin/contact-submissions' | '/admin/appointments';
  id: string;
  name: string;
}) {
  if (!place) return null;
  return (
    <Tooltip label={name}>
      <Link
        to={to}
        search={{ open: id }}
        aria-label={name}
        className={styles[kind]}
        style={{ '--x': place.x, '--y': place.y } as CSSProperties}
      />
    </Tooltip>
  );
}

/** The number of unanswered messages that the picture does not show. */
function More({ shown }: { shown: number }) {
  const { data } = trpc.contact.counts.useQuery();
  if (!data || data.unresolved <= shown) return null;
  return (
    <>
      ;{' '}
      <Link to="/admin/contact-submissions" search={{ status: 'unresolved' }}>
        and {formatCount(data.unresolved - shown)} more
      </Link>
    </>
  );
}
