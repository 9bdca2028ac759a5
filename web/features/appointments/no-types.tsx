import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Notice } from '../../ui/notice.tsx';

/** Replaces the first step if the firm offers no consultations online. */
export function NoTypes({ firm }: { firm: FirmProfile }) {
  return (
    <Notice icon="phone">
      <p>
        No consultation can be booked online at the moment. Call{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a> and we will find a time together.
      </p>
    </Notice>
  );
}
