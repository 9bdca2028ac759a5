import { Checkbox, Stack, TextInput } from '@mantine/core';
import { Switch } from '../../../admin/switch.tsx';
import rows from '../../../ui/rows.module.css';
import { usePracticeAreaOptions } from '../../practice-areas/use-practice-area-options.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './compose.module.css';
import { TextFields } from './text-fields.tsx';
import type { Draft } from './use-draft.ts';

type Part = { values: Draft; change: (part: Partial<Draft>) => void };

/** The name of a questionnaire, to whom it is sent, and when it opens. */
export function Settings({ values, change }: Part) {
  const { types } = useConsultationTypes();
  const areas = usePracticeAreaOptions().including(...values.practiceAreas);
  return (
    <section className={rows.box}>
      <div className={rows.head}>
        <h2>Settings</h2>
      </div>
      <Stack className={rows.body} gap="1rem">
        <TextInput
          label="Name"
          description="Only staff see it."
          required
          value={values.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Switch
          label="Send after a booking"
          hint="The client gets the link by mail at once, and finds it on the page of the appointment."
          checked={values.sendsAfterBooking}
          onChange={(sendsAfterBooking) => change({ sendsAfterBooking })}
        />
        {values.sendsAfterBooking && (
          <Checkbox.Group
            label="After a booking of"
            value={values.consultationTypes}
            onChange={(consultationTypes) => change({ consultationTypes })}
          >
            <div className={styles.checks}>
              {types.map(({ key, label }) => (
                <Checkbox key={key} value={key} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {values.sendsAfterBooking && (
          <Checkbox.Group
            label="In these practice areas"
            description="In all of them if you choose none."
            value={values.practiceAreas}
            onChange={(practiceAreas) => change({ practiceAreas })}
          >
            <div className={styles.checks}>
              {areas.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Switch
          label="Open the questions at once if the names match nobody"
          hint="Otherwise they open once you have decided that there is no conflict."
          checked={values.opensWithoutMatch}
          onChange={(opensWithoutMatch) => change({ opensWithoutMatch })}
        />
      </Stack>
    </section>
  );
}

/** What the client reads first, and whether there is an other side. */
export function Opening({ values: { draft }, change, language }: Part & { language: string }) {
  return (
    <section className={rows.box}>
      <div className={rows.head}>
        <h2>Beginning</h2>
      </div>
      <Stack className={rows.body} gap="1rem">
        <TextFields
          language={language}
          fields={[
            {
              label: 'Title',
              texts: draft.title,
              onChange: (title) => title && change({ draft: { ...draft, title } }),
            },
            {
              label: 'Introduction',
              isOptional: true,
              isLong: true,
              texts: draft.intro,
              onChange: (intro) => change({ draft: { ...draft, intro } }),
            },
          ]}
        />
        <Switch
          label="There is an other side"
          hint="Then the client must name the other person. Otherwise they may."
          checked={draft.otherSide === 'required'}
          onChange={(isRequired) =>
            change({ draft: { ...draft, otherSide: isRequired ? 'required' : 'optional' } })
          }
        />
      </Stack>
    </section>
  );
}
