import { formatCount } from '../../src/platform/pagination/rules.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Segmented } from './segmented.tsx';

/** A row of status filters, each with its number of rows. */
export function CountedFilter<Value extends string>({
  label,
  options,
  value,
  counts,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value | undefined;
  counts: Readonly<Record<Value | 'all', number>> | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const locale = useLocale();
  const all: { value: Value | 'all'; text: string } = { value: 'all', text: 'All' };
  return (
    <Segmented
      label={label}
      value={value ?? 'all'}
      options={[all, ...options].map((option) => ({
        ...option,
        count: counts && formatCount(counts[option.value], locale),
      }))}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : (chosen as Value))}
    />
  );
}
