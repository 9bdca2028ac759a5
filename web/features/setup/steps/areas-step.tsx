import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PracticeAreaSettings } from '../../../../src/features/firm/practice-areas/schema.ts';
import { areaChoices } from '../../../../src/features/setup/areas/rules.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Choices } from '../../firm/choices.tsx';
import { Section } from '../../firm/section.tsx';
import { ownArea } from '../areas-draft.ts';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';
import { useAreasForm } from '../use-areas-form.ts';
import { OwnAreaField } from './own-area-field.tsx';
import type { StepProps } from './step-forms.ts';

/** The areas of law of the site: common ones to choose from, and others that staff name. */
export function AreasStep({ onDirty }: StepProps) {
  const query = trpc.practiceAreas.list.useQuery();
  return (
    <QueryState query={query} what="The practice areas">
      {(areas) => <Loaded areas={areas} onDirty={onDirty} />}
    </QueryState>
  );
}

type Areas = readonly (Omit<PracticeAreaSettings, 'updatedAt'> & { updatedAt: string })[];

function Loaded({ areas, onDirty }: Pick<StepProps, 'onDirty'> & { areas: Areas }) {
  const [choices] = useState(() => areaChoices(areas));
  const formRef = useRef<HTMLFormElement>(null);
  const { form, nav, isSaving, submit } = useAreasForm(choices, formRef);
  const { keys, own } = form.values;
  useReportDirty(form.isDirty(), onDirty);
  const options = [
    ...choices.map(({ key, label }) => ({ value: key, label })),
    ...own.map((label) => ({ value: ownArea(label), label })),
  ];
  return (
    <StepForm
      permission="setup.change"
      nav={nav}
      formRef={formRef}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <Section
        title="Areas of law"
        lead="The checked ones are on the site. Uncheck what you do not work in."
      >
        <div className={styles.fields}>
          <Choices form={form} path="keys" legend="We work in" options={options} value={keys} />
          <OwnAreaField
            form={form}
            isKnown={(label) =>
              options.some((option) => option.label.toLowerCase() === label.toLowerCase())
            }
          />
        </div>
      </Section>
      <Section title="Pages about them">
        <div className={styles.fields}>
          <p>
            Each area gets a page with neutral texts, and so do the home page and the others that
            name your areas, unless you have changed them. An area for which the product has no
            texts gets a draft, to complete and publish under Pages. At the end you see what was
            set.
          </p>
          <Checkbox
            {...form.getInputProps('takesDownPages', { type: 'checkbox' })}
            label="Take down the pages about areas that you do not work in"
            description="They are kept under Pages, where you can publish them again."
          />
        </div>
      </Section>
    </StepForm>
  );
}
