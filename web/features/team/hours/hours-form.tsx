import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type {
  HostSettings,
  SaveHostInput,
} from '../../../../src/features/scheduling/hosts/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { EditConflictNotice } from '../../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { SaveBar } from '../../../admin/save-bar.tsx';
import { Segmented } from '../../../admin/segmented.tsx';
import { useEditedSettings } from '../../../admin/use-edited-settings.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import styles from '../member-page.module.css';
import { type TypeSettings, useRefreshTeam } from '../use-team.ts';
import hoursStyles from './hours-form.module.css';
import { HoursGrid } from './hours-grid.tsx';
import { type OfficeDraft, OfficeSection } from './office-section.tsx';
import { type KeyedWindow, withOwnHours } from './start-windows.ts';
import { WindowList } from './window-list.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/hosts/schema.ts')).saveHostInput;

const VIEWS = [
  { value: 'grid', text: 'Week' },
  { value: 'list', text: 'List' },
] as const;

const EVERY_TYPE = '';

/** The form for a host's weekly start times, daily limit, office and video room, saved as a whole. */
export function HoursForm({
  host,
  types,
  onDirty,
}: {
  host: HostSettings;
  /** The consultation types that the host offers. */
  types: readonly TypeSettings[];
  onDirty: OnDirty;
}) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('grid');
  const [type, setType] = useState<string | null>(null);
  const record = useHoursForm(host, onDirty);
  const { form } = record;
  const windows = form.values.weeklyHours;
  const setWindows = (next: readonly KeyedWindow[]) => form.setFieldValue('weeklyHours', next);
  const hasOwn = type === null || windows.some((window) => window.type === type);

  return (
    <form className={styles.sections} noValidate onSubmit={record.onSubmit}>
      <EditConflictNotice record={record} what="hours" action="Load the saved hours" />
      <Section
        title="Start times"
        lead="When consultations can begin in a normal week, in the firm’s time zone."
        action={<Segmented label="View" options={VIEWS} value={view} onChange={setView} />}
      >
        <Stack gap="1.25rem">
          <Group gap="0.75rem" align="flex-end">
            <NativeSelect
              label="Hours for"
              value={type ?? EVERY_TYPE}
              onChange={(event) => setType(event.target.value || null)}
              data={[
                { value: EVERY_TYPE, label: 'All consultations' },
                ...types.map(({ key, label }) => ({ value: key, label: `Only ${label}` })),
              ]}
            />
            {type !== null && hasOwn && (
              <Button
                permission="availability.change"
                onClick={() => setWindows(windows.filter((window) => window.type !== type))}
              >
                Remove these hours
              </Button>
            )}
          </Group>
          {hasOwn ? (
            <Editor view={view} form={form} type={type} onChange={setWindows} />
          ) : (
            <Group gap="0.75rem 1rem">
              <p>This consultation uses the hours for all consultations.</p>
              <Button
                permission="availability.change"
                onClick={() => setWindows(withOwnHours(windows, type))}
              >
                Set separate hours
              </Button>
            </Group>
          )}
        </Stack>
      </Section>
      <ReadOnlyUnless permission="availability.change">
        <Section title="Limit">
          <TextInput
            {...form.getInputProps('maxPerDay')}
            className={hoursStyles.limit}
            label="Consultations per day (optional)"
            description="The maximum number of online bookings per day. Leave blank for no limit."
            type="number"
            min={1}
            max={50}
          />
        </Section>
        <OfficeSection form={form} />
        <Section
          title="Video"
          lead="For consultations by video. It replaces the link of the consultation type."
        >
          <Textarea
            {...form.getInputProps('videoText')}
            label="Own video room (optional)"
            description="The link, and how to join. Clients read it in their mail."
            rows={2}
          />
        </Section>
      </ReadOnlyUnless>
      <SaveBar record={record} />
    </form>
  );
}

/** The props shared by the grid and the list. */
type EditorProps = {
  form: ReturnType<typeof useHoursForm>['form'];
  type: string | null;
  onChange: (windows: readonly KeyedWindow[]) => void;
};

function Editor({ view, form, type, onChange }: EditorProps & { view: 'grid' | 'list' }) {
  const windows = form.values.weeklyHours;
  if (view === 'list') {
    return (
      <ReadOnlyUnless permission="availability.change">
        <WindowList form={form} type={type} windows={windows} onChange={onChange} />
      </ReadOnlyUnless>
    );
  }
  return <HoursGrid key={type} windows={windows} type={type} onChange={onChange} />;
}

type HoursDraft = {
  weeklyHours: KeyedWindow[];
  maxPerDay: string;
  videoText: string;
} & OfficeDraft;

const draftOf = ({
  weeklyHours,
  maxPerDay,
  videoText,
  office,
  officeDays,
}: HostSettings): HoursDraft => ({
  weeklyHours: weeklyHours.map((window, key) => ({ ...window, key })),
  maxPerDay: maxPerDay === null ? '' : String(maxPerDay),
  ...{ videoText, office, officeDays },
});

function useHoursForm(host: HostSettings, onDirty: OnDirty) {
  const { client } = trpc.useUtils();
  const record = useEditedSettings<HostSettings, HoursDraft, SaveHostInput>({
    opened: host,
    draftOf,
    form: {
      schema: loadSchema,
      transformValues: (
        { weeklyHours, maxPerDay, videoText, office, officeDays },
        { number, isActive, updatedAt } = host,
      ) => ({
        ...{ number, isActive, videoText, office, officeDays, updatedAt },
        maxPerDay: maxPerDay === '' ? null : Number(maxPerDay),
        weeklyHours: weeklyHours.map(({ key: _, ...window }) => window),
      }),
      fieldOf: (path) => path,
    },
    send: ({ fields: { updatedAt, ...input } }) =>
      client.availability.saveHost.mutate({ ...input, updatedAt: updatedAt.toISOString() }),
    fetchTheirs: async ({ number }) => {
      const { hosts } = await client.availability.settings.query();
      return hosts.find((each) => each.number === number);
    },
    texts: { success: 'Hours saved', failure: 'Failed to save the hours' },
    refresh: useRefreshTeam(),
    onDirty,
  });
  const { isDirty, isPending, saved, restart } = record;
  // The switch above the form also saves the host, so the form takes over its newer version.
  if (!isDirty && !isPending && host.updatedAt > saved.updatedAt) restart(host);
  return record;
}

export type HoursFormState = ReturnType<typeof useHoursForm>['form'];
