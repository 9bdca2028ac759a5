import { useState } from 'react';
import { atLocalTime, localDateTimeOf } from '../../../src/platform/time/zones/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { countOf } from '../../lib/count-of.ts';
import { formatZone } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { ArchiveActions } from './archive-actions.tsx';
import { ArchiveForm, type Moment } from './archive-form.tsx';
import styles from './archive-page.module.css';
import { Comparison } from './comparison.tsx';
import { CopyView } from './copy-view.tsx';

type View = 'page' | 'text' | 'compare';

const VIEWS = [
  { value: 'page', text: 'Page' },
  { value: 'text', text: 'Text' },
  { value: 'compare', text: 'Compare' },
] as const;

/**
 * The archive of the site: the copy of a page, mail or letter at a point in time, and the differences between two
 * points in time.
 */
export function ArchivePage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { zone } = firm;
  const [path, setPath] = useState('/');
  const [view, setView] = useState<View>('page');
  const [then, setThen] = useState<Moment>(() => nowIn(zone));
  const [later, setLater] = useState<Moment>(() => nowIn(zone));
  const paths = trpc.archive.paths.useQuery();
  const { data: retention } = trpc.archive.retention.useQuery();
  const kept = retention
    ? `A text is kept for ${countOf(retention.days, 'day', firm.formats.locale)} after it was last shown.`
    : '';
  return (
    <Screen
      title="Advertising"
      lead={`What the site, its mails and letters said, and when. ${kept} Times are ${formatZone(zone, firm.formats.locale)}.`}
      actions={<ArchiveActions />}
    >
      <QueryState
        query={paths}
        what="The archive"
        isEmpty={(all) => all.length === 0}
        empty={<p>The first copies are being made. Come back in a minute.</p>}
      >
        {(all) => (
          <>
            <ArchiveForm
              paths={all}
              path={path}
              onPath={setPath}
              then={then}
              onThen={setThen}
              later={view === 'compare' ? later : undefined}
              onLater={setLater}
            />
            <div className={styles.views}>
              <Segmented label="View" value={view} options={VIEWS} onChange={setView} />
            </div>
            {view === 'compare' ? (
              <Comparison
                path={path}
                then={instantOf(then, zone)}
                later={instantOf(later, zone)}
                zone={zone}
              />
            ) : (
              <CopyView
                path={path}
                at={instantOf(then, zone)}
                zone={zone}
                isText={view === 'text'}
              />
            )}
          </>
        )}
      </QueryState>
    </Screen>
  );
}

/**
 * The current local date and time, rounded up to the next minute, so that copies recorded in the current minute are
 * included.
 */
function nowIn(zone: string): Moment {
  const [date = '', time = ''] = localDateTimeOf(new Date(Date.now() + 60_000), zone).split('T');
  return { date, time: time.slice(0, 5) };
}

/** Undefined while a day or time is incomplete. */
const instantOf = ({ date, time }: Moment, zone: string) =>
  date && time ? atLocalTime(date, time, zone).toISOString() : undefined;
