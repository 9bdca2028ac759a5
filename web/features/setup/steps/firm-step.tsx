import { Link } from '@tanstack/react-router';
import type { FirmSettings } from '../../../../src/features/firm/schema.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { NameSection } from '../../firm/name-section.tsx';
import { OtherErrors } from '../other-errors.tsx';
import { StepForm } from '../step-form.tsx';
import { useFirmStep } from '../use-firm-step.ts';
import type { StepProps } from './step-forms.ts';

const FIELDS = [
  'name',
  'phone',
  'email',
  'street',
  'city',
  'region',
  'country',
  'postalCode',
  'zone',
] as const;

/** Name, address, phone number, e-mail address and time zone. */
export function FirmStep({ onDirty }: StepProps) {
  const query = trpc.firm.get.useQuery();
  return (
    <QueryState query={query} what="The firm profile">
      {(settings) => <Loaded settings={settings} onDirty={onDirty} />}
    </QueryState>
  );
}

function Loaded({ settings, onDirty }: Pick<StepProps, 'onDirty'> & { settings: FirmSettings }) {
  const loaded = settings.isSample ? withoutSampleFields(settings) : settings;
  const { form, formRef, nav, isPending, submit } = useFirmStep({
    ...{ fields: FIELDS, loaded, onDirty },
  });
  return (
    <StepForm
      permission="firm.change"
      nav={nav}
      formRef={formRef}
      isSaving={isPending}
      onSubmit={submit}
    >
      <OtherErrors errors={form.errors} shown={FIELDS} />
      <NameSection form={form} asks />
      <p>
        This is your main office. Others are added under{' '}
        <Link to="/admin/firm" search={{ tab: 'offices' }}>
          Firm, Offices
        </Link>
        , before people are imported to them.
      </p>
    </StepForm>
  );
}

/** Blanks the invented values of the demo profile, so that they are not saved by mistake. */
const withoutSampleFields = (settings: FirmSettings): FirmSettings => ({
  ...settings,
  ...{ name: '', phone: '', email: '', street: '', city: '', region: '', postalCode: '' },
});
