import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Before } from './item-lines.tsx';
import type { ReviewedItem } from './law-section.tsx';

/** What an attorney confirmed before the line changed, and what the release says if the firm says something else. */
export function Former({
  item: { confirmation, override },
}: {
  item: Pick<ReviewedItem, 'confirmation' | 'override'>;
}) {
  return (
    <>
      {confirmation?.lines && <Before title="Confirmed was" lines={confirmation.lines} />}
      {override && (
        <>
          {override.lines.length > 0 && <Before title="The release says" lines={override.lines} />}
          <p className="small">
            Changed by {override.changedBy}: {override.reason}
          </p>
        </>
      )}
    </>
  );
}

/** Who has confirmed it. */
export function Confirmed({
  item: { confirmation },
}: {
  item: Pick<ReviewedItem, 'confirmation'>;
}) {
  const { data } = trpc.site.layout.useQuery();
  if (!confirmation || !data) return null;
  const { attorney, barNumber, version, confirmedAt } = confirmation;
  return (
    <p className="small">
      Confirmed by {attorney} ({barNumber}) on{' '}
      {formatDate(new Date(confirmedAt), data.firm.zone, data.firm.formats.locale)} for version{' '}
      {version}.
    </p>
  );
}
