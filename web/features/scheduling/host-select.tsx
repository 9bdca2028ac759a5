import { ChoiceSelect } from '../../admin/choice-select.tsx';
import { useConsultationTypes } from './use-consultation-types.ts';

/**
 * A select for a host by number, by office if there are several, optionally with an option for no particular host. Not shown if the firm has only one
 * host; `ofAttorneys` excludes the firm as a whole.
 */
export function HostSelect({
  none,
  value,
  onChange,
  ofAttorneys = false,
  ...props
}: {
  label?: string;
  'aria-label'?: string;
  /** The label of the option for no particular host; without it, a host must be chosen. */
  none?: string;
  value: number | undefined;
  onChange: (host: number | undefined) => void;
  error?: string | undefined;
  ofAttorneys?: boolean;
  isWord?: boolean;
}) {
  const { hosts, hasSeveralHosts, hostName, officeOf, offices } = useConsultationTypes();
  if (!hasSeveralHosts) return null;
  const shown = ofAttorneys ? hosts.filter(({ slug }) => slug !== null) : hosts;
  const optionsOf = (some: readonly { number: number }[]) =>
    some.map(({ number }) => ({ value: String(number), label: hostName(number) }));
  const isFormer = value !== undefined && !hosts.some(({ number }) => number === value);
  return (
    <ChoiceSelect
      {...props}
      value={String(value ?? '')}
      data={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...(offices.length > 0
          ? offices.map((office) => ({
              group: office,
              items: optionsOf(shown.filter(({ number }) => officeOf(number) === office)),
            }))
          : optionsOf(shown)),
        ...(isFormer ? optionsOf([{ number: value }]) : []),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}
