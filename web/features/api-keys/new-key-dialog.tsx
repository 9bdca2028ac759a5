import { ShownOnceDialog } from '../../admin/shown-once-dialog.tsx';

export type NewKey = { name: string; key: string };

/** A new key, which is shown only once. */
export function NewKeyDialog({
  newKey: { name, key },
  onClose,
}: {
  newKey: NewKey;
  onClose: () => void;
}) {
  return (
    <ShownOnceDialog title={`The key of ${name}`} label="Key" secret={key} onClose={onClose}>
      <p>
        The program sends it with every call: <code>Authorization: Bearer {'<key>'}</code>. It is
        shown only once. Anyone who has it can do everything that its scopes allow.
      </p>
    </ShownOnceDialog>
  );
}
