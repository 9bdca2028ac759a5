import { TextInput } from '@mantine/core';
import type { FirmSettings } from '../../../../src/features/firm/schema.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import section from '../../firm/section.module.css';
import { Section } from '../../firm/section.tsx';
import { useFieldLabels } from '../../firm/use-field-labels.ts';
import { StepForm } from '../step-form.tsx';
import { useSaveFields } from '../use-firm-step.ts';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/setup/attorney-schema.ts')).attorneyForm;

/** The attorney who is responsible for the website as advertising, and the number under which that attorney is registered. */
export function AttorneyStep({ onDirty }: StepProps) {
  const query = trpc.firm.get.useQuery();
  return (
    <QueryState query={query} what="The firm profile">
      {(settings) => <Loaded settings={settings} onDirty={onDirty} />}
    </QueryState>
  );
}

function Loaded({ settings, onDirty }: Pick<StepProps, 'onDirty'> & { settings: FirmSettings }) {
  const { barNumber } = useFieldLabels();
  const nav = useSetup('attorney');
  const { save, isPending } = useSaveFields(nav);
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      responsibleAttorney: settings.responsibleAttorney ?? '',
      barNumber: settings.barNumber ?? '',
    },
  });
  useReportDirty(form.isDirty(), onDirty);
  const submit = form.onSubmit(async (input) => {
    await save(input);
    form.reset(form.getValues());
    await nav.finish();
  });
  return (
    <StepForm permission="firm.change" nav={nav} isSaving={isPending} onSubmit={submit}>
      <Section title="Responsible attorney">
        <div className={section.fields}>
          <TextInput
            {...form.getInputProps('responsibleAttorney')}
            required
            label="Name"
            description="As registered, such as Maria L. Ortega"
          />
          <TextInput
            {...form.getInputProps('barNumber')}
            required
            label={barNumber}
            description="Of the license, such as 123456"
          />
        </div>
      </Section>
    </StepForm>
  );
}
