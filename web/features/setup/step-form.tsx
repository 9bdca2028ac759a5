import { type FormEventHandler, type ReactNode, type RefObject, useId } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { Button } from '../../admin/button.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { useCan } from '../../admin/use-can.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './setup.module.css';
import type { StepNavigation } from './use-setup.ts';

/** The form of a step, with the buttons Continue, Skip and Back. Enter continues. */
export function StepForm({
  permission,
  nav,
  formRef,
  isSaving,
  onSubmit,
  children,
}: {
  /** The permission required to save the form. */
  permission: Permission;
  nav: StepNavigation;
  formRef?: RefObject<HTMLFormElement | null>;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const maySave = useCan()(permission);
  const id = useId();
  return (
    <>
      <form id={id} ref={formRef} className={styles.step} noValidate onSubmit={onSubmit}>
        <ReadOnlyUnless permission={permission}>{children}</ReadOnlyUnless>
      </form>
      <StepButtons nav={nav} isSaving={isSaving} {...(maySave && { form: id })} />
    </>
  );
}

/** The buttons below a step. Without `form`, `onContinue` is called. */
export function StepButtons({
  nav,
  isSaving,
  form,
  onContinue,
}: {
  nav: StepNavigation;
  isSaving: boolean;
  form?: string;
  /** Called by the Continue button; without it and without a form, the step can only be skipped. */
  onContinue?: () => void;
}) {
  const mayChange = useCan()('setup.change');
  const isBusy = isSaving || nav.isPending;
  return (
    <div className={styles.buttons}>
      {nav.back && (
        <Button variant="subtle" onClick={nav.back}>
          <Icon name="arrow-left" size="sm" />
          Back
        </Button>
      )}
      <span className={styles.space} />
      {!mayChange && <Button onClick={() => void nav.goOn()}>Next</Button>}
      <Button
        permission="setup.change"
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || void nav.skip()}
      >
        Skip for now
      </Button>
      {(form || onContinue) && (
        <Button
          permission="setup.change"
          variant="filled"
          pending={isBusy}
          {...(form ? { type: 'submit', form } : { onClick: onContinue })}
        >
          Continue
        </Button>
      )}
    </div>
  );
}
