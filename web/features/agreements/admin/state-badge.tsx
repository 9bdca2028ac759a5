import { Badge } from '@mantine/core';
import { type AgreementState, STATE_LABELS } from '../../../../src/features/agreements/rules.ts';

const COLORS: Readonly<Record<AgreementState, string>> = {
  draft: 'gray',
  approved: 'primary',
  sent: 'primary',
  read: 'primary',
  signed: 'warning',
  countersigned: 'success',
  withdrawn: 'gray',
  expired: 'destructive',
  replaced: 'gray',
};

export const StateBadge = ({ state }: { state: AgreementState }) => (
  <Badge color={COLORS[state]}>{STATE_LABELS[state]}</Badge>
);

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What a language is called in the back office. */
export const languageName = (tag: string): string => NAMES.of(tag) ?? tag;
