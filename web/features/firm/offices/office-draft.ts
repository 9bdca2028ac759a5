import type { z } from 'zod';
import { MAIN_OFFICE } from '../../../../src/features/firm/offices/rules.ts';
import type { officeSettingsSchema } from '../../../../src/features/firm/offices/schema.ts';
import { formatOfficeHours } from '../../../../src/features/firm/rules.ts';
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

const lineOf = ({ street, city, region, postalCode }: Address) =>
  [street, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', ');

const hoursOf = (lines: Hours) =>
  lines
    .map((line) => {
      const { days, hours } = formatOfficeHours(line);
      return `${days} ${hours}`;
    })
    .join('; ');

/** The fields as text, to compare two versions. */
export const OFFICE_WORDS: readonly { name: string; read: (draft: OfficeDraft) => string }[] = [
  { name: 'Name', read: ({ label }) => label },
  { name: 'Address', read: ({ address }) => lineOf(address) },
  { name: 'Phone', read: ({ phone }) => phone },
  { name: 'Time zone', read: ({ zone }) => zone },
  { name: 'Hours', read: ({ officeHours }) => hoursOf(officeHours) },
  { name: 'Map', read: ({ mapUrl }) => mapUrl },
  { name: 'Parking and access', read: ({ accessNote }) => accessNote },
  {
    name: 'Picture',
    read: ({ pictureId }) => (pictureId ? `Picture ${pictureId.slice(0, 6)}` : 'None'),
  },
  { name: 'Open', read: ({ isActive }) => (isActive ? 'Yes' : 'No') },
];

/** A one-line summary of an office. */
export function officeFacts({ address, phone, isActive }: OfficeSettings): string {
  const where = address ? lineOf(address) : 'The address of the firm';
  return [where, phone, !isActive && 'closed'].filter(Boolean).join(' · ');
}
