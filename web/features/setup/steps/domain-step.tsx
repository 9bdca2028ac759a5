import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CheckedAddress } from '../../../../src/features/setup/address/schema.ts';
import { statesOf } from '../../../../src/features/setup/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import styles from '../setup.module.css';
import { StepButtons } from '../step-form.tsx';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/setup/address/schema.ts')).checkAddressInput;

/** The public URL of the site, instructions for changing it, and a check whether the new one works. */
export function DomainStep({ setup: { publicUrl, items } }: StepProps) {
  const nav = useSetup('domain');
  const isSet = statesOf(items).domain === 'done';
  return (
    <>
      <div className={styles.step}>
        <Notice icon={isSet ? 'check' : 'alert'} tone={isSet ? 'info' : 'warning'}>
          <p>
            The site is set up for <b>{publicUrl}</b>.{' '}
            {!isSet && 'Visitors should not send messages there: they could be read in transit.'}
          </p>
        </Notice>
        <AddressCheck initial={isSet ? publicUrl : ''} />
      </div>
      <StepButtons
        nav={nav}
        isSaving={false}
        // Until the address is set, the step stays to do: only the server's settings can complete it.
        onContinue={() => void (isSet ? nav.finish() : nav.goOn())}
      />
    </>
  );
}

function AddressCheck({ initial }: { initial: string }) {
  const withToasts = useMutationToasts();
  const form = useForm({
    schema: loadSchema,
    initialValues: { address: initial },
    validateOnBlur: false,
  });
  const checking = trpc.setup.checkAddress.useMutation(
    withToasts({
      failure: 'Failed to check the address',
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const typed = form.values.address.trim().replace(/^https?:\/\//, '') || 'www.your-firm.com';
  return (
    <Section title="Your domain">
      <form
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit(({ address }) => checking.mutateAsync({ address }))}
      >
        <ReadOnlyUnless permission="setup.change">
          <div className={styles.withButton}>
            <TextInput
              {...form.getInputProps('address')}
              label="Domain"
              description="As clients type it, such as www.ortega-law.com"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <Button type="submit" pending={checking.isPending}>
              Check Address
            </Button>
          </div>
        </ReadOnlyUnless>
        <div role="status">
          {checking.data && !checking.isPending && <Outcome checked={checking.data} />}
        </div>
      </form>
      <div className={styles.ask}>
        <h3>What to ask for</h3>
        <ol>
          <li>
            Where the domain is registered: an entry (DNS record) that points <b>{typed}</b> to the
            server of this site.
          </li>
          <li>
            On the server: a security certificate for this domain, so that it works over https.
          </li>
          <li>
            In the settings of the site: <b>https://{typed}</b> as its address, and a restart.
          </li>
        </ol>
        <p className="muted small">
          <Link to="/admin/for-your-it">For your IT</Link> has the details, to print or to send.
        </p>
      </div>
    </Section>
  );
}

function Outcome({ checked: { address, state, reason } }: { checked: CheckedAddress }) {
  if (state === 'ready') {
    return (
      <Notice icon="check">
        <p>
          <b>{address} shows this site.</b> Nothing is left to do.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" icon="alert">
      <p>{WORDS[state](address)}</p>
      {reason && <p>{reason} After a change it can take some hours until it works everywhere.</p>}
    </Notice>
  );
}

const WORDS: Readonly<
  Record<Exclude<CheckedAddress['state'], 'ready'>, (address: string) => string>
> = {
  'not-configured': (address) =>
    `${address} shows this site, but the site still names another address in its mails and links. The third point is missing.`,
  'other-site': (address) => `Something else answers at ${address}. The first point is missing.`,
  unreachable: (address) => `${address} could not be reached.`,
};
