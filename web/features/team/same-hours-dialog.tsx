import { Checkbox, Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Switch } from '../../admin/switch.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './import/import.module.css';
import { type Member, useRefreshTeam } from './use-team.ts';

const loadSchema = async () =>
  (await import('../../../src/features/scheduling/hosts/schema.ts')).sameHoursInput;

/** Gives several attorneys the weekly hours of somebody else, or of the firm as a whole. */
export function SameHoursDialog({
  team,
  onClose,
}: {
  team: readonly Member[];
  onClose: () => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const models = team.filter(({ host }) => host && host.weeklyHours.length > 0);
  const toasts = withToasts({
    success: ({ changed }: { changed: number }) =>
      changed === 1 ? 'The hours of one person are changed' : `The hours of ${changed} are changed`,
    failure: 'Failed to change the hours',
    refresh,
    onSuccess: onClose,
  });
  const { mutateAsync, isPending } = trpc.availability.sameHours.useMutation({
    onSuccess: toasts.onSuccess,
  });
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      from: String(models[0]?.host?.number ?? ''),
      attorneys: [] as string[],
      takeConsultations: true,
    },
    transformValues: ({ from, ...values }) => ({ ...values, from: Number(from) }),
    onError: toasts.onError,
  });
  const { from, attorneys, takeConsultations } = form.values;
  const model = models.find(({ host }) => String(host?.number) === from);
  const others = team.filter((member) => member.attorney?.isActive && member.slug !== model?.slug);
  const chosen = attorneys.filter((slug) => others.some((each) => each.slug === slug));
  return (
    <Dialog
      title="Same hours for several"
      size="lg"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={isPending}>
            {chosen.length > 1 ? `Change the hours of ${chosen.length}` : 'Change the hours'}
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((values) => mutateAsync({ ...values, attorneys: chosen }))}
      >
        <NativeSelect
          {...form.getInputProps('from')}
          label="Same hours as"
          description={model?.overview?.hours}
          data={models.map(({ name, host }) => ({ value: String(host?.number), label: name }))}
        />
        <Input.Wrapper
          label="For"
          labelElement="div"
          description="Their weekly hours are replaced. Appointments, leave, daily limits and offices stay."
          error={form.errors.attorneys}
        >
          <Checkbox
            className={styles.everybody ?? ''}
            label="Everybody"
            checked={chosen.length === others.length && others.length > 0}
            indeterminate={chosen.length > 0 && chosen.length < others.length}
            onChange={({ target }) =>
              form.setFieldValue('attorneys', target.checked ? others.map(({ slug }) => slug) : [])
            }
          />
          <Checkbox.Group
            aria-label="People"
            value={chosen}
            onChange={(slugs) => form.setFieldValue('attorneys', slugs)}
          >
            <div className={styles.choices}>
              {others.map(({ slug, name }) => (
                <Checkbox key={slug} value={slug} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        </Input.Wrapper>
        <Switch
          label="They take consultations"
          hint="If off, only those of them who take consultations already can be booked."
          checked={takeConsultations}
          onChange={(isOn) => form.setFieldValue('takeConsultations', isOn)}
        />
      </form>
    </Dialog>
  );
}
