import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import { textParts } from './text-parts.tsx';

/** Replaces the first step if the firm offers no consultations online. */
export function NoTypes({ firm }: { firm: FirmProfile }) {
  return (
    <Notice icon="phone">
      <p>
        <Rich text={m.booking.noTypes({ phone: firm.phone })} parts={textParts(firm)} />
      </p>
    </Notice>
  );
}
