import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Period } from '../../../src/features/visits/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatZone } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnswerFigures } from './answer-figures.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** Loaded lazily, because the chart's code is large. */
const ActivityCard = lazy(async () => ({
  default: (await import('./activity-card.tsx')).ActivityCard,
}));

const PERIOD_OPTIONS = [
  { value: '7', text: '1 week' },
  { value: '28', text: '4 weeks' },
  { value: '91', text: '13 weeks' },
  { value: '364', text: '52 weeks' },
] as const satisfies readonly { value: `${Period}`; text: string }[];

/** Usage statistics of the public site, in aggregated, anonymous figures. */
export function VisitsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [period, setPeriod] = useState<`${Period}`>('28');
  const can = useCan();
  const days = Number(period) as Period;
  const query = trpc.visits.report.useQuery({ days }, { placeholderData: (before) => before });
  return (
    <Screen
      title="Visits"
      lead={`Whole days up to yesterday, ${formatZone(firm.zone, firm.formats.locale)}. Counted on the server without cookies or identifiers; robots and staff pages are left out. Figures are rounded down to multiples of five, and what is below five is not shown.`}
    >
      <Segmented label="Period" value={period} options={PERIOD_OPTIONS} onChange={setPeriod} />
      <QueryState
        query={query}
        what="The visits"
        isEmpty={({ countedSince, last }) => countedSince === null || countedSince > last}
        empty={<p>Counting has begun. Figures appear here after the end of each day.</p>}
      >
        {(report) => <VisitFigures report={report} />}
      </QueryState>
      <Stack gap="1.25rem" mt="1.25rem">
        {can('appointments.read') && (
          <Suspense fallback={null}>
            <ActivityCard />
          </Suspense>
        )}
        {can('messages.read') && <AnswerFigures />}
      </Stack>
    </Screen>
  );
}
