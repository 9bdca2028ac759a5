import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type ComparedField, type Conflict, EditConflictDialog } from './edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from './read-only.tsx';
import { useCan } from './use-can.ts';

/** A dialog with the form of a new or edited record, whose fields are `children`. */
export function RecordDialog<Stored extends { updatedAt: string | null }, Values>({
  record,
  title,
  viewTitle,
  what,
  saveLabel,
  size = 'md',
  permission,
  fields,
  className,
  wrap = (form) => form,
  onClose,
  children,
}: {
  record: Conflict<Stored, Values> & {
    isDirty: boolean;
    onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  };
  title: string;
  /** The title for users who may not change the record. */
  viewTitle: string;
  /** What is edited, in the title of an edit conflict. */
  what: string;
  saveLabel: string;
  size?: 'md' | 'lg';
  /** The permission required to save. */
  permission: Permission;
  fields: readonly ComparedField<Values>[];
  className: string | undefined;
  /** Adds what is beside the form. */
  wrap?: (form: ReactNode) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const mayChange = useCan()(permission);
  const id = useId();
  return (
    <>
      <Dialog
        title={mayChange ? title : viewTitle}
        size={size}
        isDirty={record.isDirty}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
            <Button
              permission={permission}
              pending={record.isPending}
              variant="filled"
              type="submit"
              form={id}
            >
              {saveLabel}
            </Button>
          </>
        )}
      >
        {wrap(
          <form id={id} className={className} noValidate onSubmit={record.onSubmit}>
            <ReadOnlyUnless permission={permission}>{children}</ReadOnlyUnless>
          </form>,
        )}
      </Dialog>
      <EditConflictDialog record={record} what={what} fields={fields} />
    </>
  );
}
