import type { z } from 'zod';
import { addressLine } from '../../../../src/features/firm/address-rules.ts';
import { MAIN_OFFICE } from '../../../../src/features/firm/offices/rules.ts';
import type { officeSettingsSchema } from '../../../../src/features/firm/offices/schema.ts';
import { formatOfficeHours } from '../../../../src/features/firm/rules.ts';
import type { Formats } from '../../../../src/features/jurisdictions/formats-schema.ts';
import { suggestedKey } from '../../../admin/keyed-entries/entry-fields.tsx';

/** An office with all its settings. */
export type OfficeSettings = z.output<typeof officeSettingsSchema>;

type Address = NonNullable<OfficeSettings['address']>;
type Hours = NonNullable<OfficeSettings['officeHours']>;

/** The fields of the form; those of the address are not used for the main office. */
export type OfficeDraft = Omit<
  OfficeSettings,
  'updatedAt' | 'address' | 'phone' | 'zone' | 'mapUrl' | 'officeHours'
> & { address: Address; phone: string; zone: string; mapUrl: string; officeHours: Hours };

const NO_ADDRESS: Address = { street: '', city: '', region: '', postalCode: '' };

export const BLANK_OFFICE: OfficeDraft = {
  key: '',
  label: '',
  address: NO_ADDRESS,
  phone: '',
  zone: '',
  officeHours: [],
  mapUrl: '',
  accessNote: '',
  pictureId: null,
  isActive: true,
};

export const draftOf = ({
  updatedAt: _,
  address,
  phone,
  zone,
  mapUrl,
  officeHours,
  ...office
}: OfficeSettings): OfficeDraft => ({
  ...office,
  address: address ?? NO_ADDRESS,
  phone: phone ?? '',
  zone: zone ?? '',
  mapUrl: mapUrl ?? '',
  officeHours: officeHours ?? [],
});

/** What an office is called: by its city, unless it has a name. */
export const nameOf = ({ label, address }: Pick<OfficeDraft, 'label' | 'address'>): string =>
  label.trim() || address.city;

/** The input of the create and update calls, without `updatedAt`. A new office without a key gets the suggested one. */
export const inputOf = ({ address, officeHours, ...draft }: OfficeDraft) => {
  const isMain = draft.key === MAIN_OFFICE;
  const label = isMain ? draft.label : nameOf({ ...draft, address });
  return {
    ...draft,
    label,
    key: draft.key || suggestedKey(label) || 'office',
    address: isMain ? null : address,
    officeHours: officeHours.length > 0 ? officeHours : null,
  };
};

const lineOf = (address: Address, formats: Formats) =>
  address.street ? addressLine(address, formats) : '';

const hoursOf = (lines: Hours, { locale }: Formats) =>
  lines
    .map((line) => {
      const { days, hours } = formatOfficeHours(line, locale);
      return `${days} ${hours}`;
    })
    .join('; ');

/** The fields as text, to compare two versions. */
export const officeWords = (
  formats: Formats,
): readonly { name: string; read: (draft: OfficeDraft) => string }[] => [
  { name: 'Name', read: ({ label }) => label },
  { name: 'Address', read: ({ address }) => lineOf(address, formats) },
  { name: 'Phone', read: ({ phone }) => phone },
  { name: 'Time zone', read: ({ zone }) => zone },
  { name: 'Hours', read: ({ officeHours }) => hoursOf(officeHours, formats) },
  { name: 'Map', read: ({ mapUrl }) => mapUrl },
  { name: 'Parking and access', read: ({ accessNote }) => accessNote },
  {
    name: 'Picture',
    read: ({ pictureId }) => (pictureId ? `Picture ${pictureId.slice(0, 6)}` : 'None'),
  },
  { name: 'Open', read: ({ isActive }) => (isActive ? 'Yes' : 'No') },
];

/** A one-line summary of an office. */
export function officeFacts(
  { address, phone, isActive }: OfficeSettings,
  formats: Formats,
): string {
  const where = address ? lineOf(address, formats) : 'The address of the firm';
  return [where, phone, !isActive && 'closed'].filter(Boolean).join(' · ');
}
