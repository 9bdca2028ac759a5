import { TextComparison } from '../../admin/text-comparison/text-comparison.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** Shows the differences in the text between two points in time. */
export function Comparison({
  path,
  then,
  later,
  zone,
}: {
  path: string;
  /** Undefined while a time is incomplete. */
  then: string | undefined;
  later: string | undefined;
  zone: string;
}) {
  const locale = useLocale();
  const before = useTextAt(path, then);
  const after = useTextAt(path, later);
  if (!then || !later) return <p className="muted">Enter two days and times.</p>;
  if (before === undefined || after === undefined) return <p role="status">Loading…</p>;
  return (
    <section aria-label="Changes">
      <p className="muted small">
        From {formatMoment(then, zone, locale)} to {formatMoment(later, zone, locale)}
      </p>
      {before === after ? (
        <p>Nothing has changed.</p>
      ) : (
        <TextComparison before={before} after={after} />
      )}
    </section>
  );
}

/** The text at a point in time; empty if there was none, undefined while it is loading. */
function useTextAt(path: string, at: string | undefined): string | undefined {
  const { data, error } = trpc.archive.at.useQuery(
    { path, at: at ?? '' },
    { enabled: at !== undefined },
  );
  if (apiErrorOf(error)?.reason === 'copy_not_found') return '';
  return data && (data.text ?? '');
}
