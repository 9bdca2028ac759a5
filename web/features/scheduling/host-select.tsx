import { NativeSelect } from '@mantine/core';
import { useConsultationTypes } from './use-consultation-types.ts';

/**
 * A select for a host by number, optionally with an option for no particular host. Not shown if the firm has only one
 * host; `ofAttorneys` excludes the firm as a whole.
 */
export function HostSelect({
  label,
  none,
  value,
  onChange,
  error,
  ofAttorneys = false,
}: {
  label: string;
  /** The label of the option for no particular host; without it, a host must be chosen. */
  none?: string;
  value: number | undefined;
  onChange: (host: number | undefined) => void;
  error?: string | undefined;
  ofAttorneys?: boolean;
}) {
  const { hosts, hasSeveralHosts, hostName } = useConsultationTypes();
  if (!hasSeveralHosts) return null;
  const shown = ofAttorneys ? hosts.filter(({ slug }) => slug !== null) : hosts;
  const isFormer = value !== undefined && !hosts.some(({ number }) => number === value);
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      error={error}
      data={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...shown.map(({ number }) => ({ value: String(number), label: hostName(number) })),
        ...(isFormer ? [{ value: String(value), label: hostName(value) }] : []),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
