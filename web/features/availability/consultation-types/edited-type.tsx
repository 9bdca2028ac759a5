import { useState } from 'react';
import { TypeDialog } from './type-dialog.tsx';
import type { TypeSettings } from './type-draft.ts';

/**
 * The dialog for a type as it was when the dialog opened: the list behind it may be fetched again, and saving must
 * send the version that was edited, not a newer one of a colleague.
 */
export function EditedType({
  type: opened,
  ...props
}: Omit<Parameters<typeof TypeDialog>[0], 'position' | 'onTakeTheirs' | 'type'> & {
  type: TypeSettings;
}) {
  const [type, setType] = useState(opened);
  return (
    <TypeDialog
      key={type.updatedAt}
      type={type}
      position={type.position}
      onTakeTheirs={setType}
      {...props}
    />
  );
}
