import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { itemKey } from '../../../../src/features/jurisdictions/review/rules.ts';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Returns, for a set of holidays, a line on whether an attorney has confirmed it; nothing for who may not see that. */
export function useConfirmedSets(): (setId: string) => ReactNode {
  const can = useCan();
  const { data } = trpc.jurisdictions.review.useQuery(undefined, { enabled: can('firm.read') });
  return (setId) => {
    const set = data?.items.find(({ item }) => item === itemKey('holidays', setId));
    if (!set) return null;
    if (set.state === 'confirmed' && set.confirmation) {
      return <p className="small">Confirmed by {set.confirmation.attorney}.</p>;
    }
    return (
      <p className="small">
        {set.state === 'changed' ? 'Changed since an attorney confirmed it.' : 'Not confirmed.'}{' '}
        <Link to="/admin/firm" search={{ tab: 'law' }}>
          See State Law
        </Link>
      </p>
    );
  };
}
