import { useState } from 'react';
import { TypeDialog } from './type-dialog.tsx';
import type { TypeSettings } from './type-draft.ts';

/**
 * The dialog with a snapshot of the type from when it opened: the list behind it may be refetched, and saving must send
 * the version that was edited, not a colleague's newer one.
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
