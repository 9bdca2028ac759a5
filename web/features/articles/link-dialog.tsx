import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import fields from '../../admin/form.module.css';
import { readLinkAddress } from './read-link-address.ts';

/** Dialog to edit the URL of a link; an empty URL removes the link. */
export function LinkDialog({
  href,
  onLink,
  onClose,
}: {
  href: string;
  onLink: (href: string) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();
  const submit = () => {
    const read = readLinkAddress(address);
    if (read === undefined) return setError('Begin with https:// or with /');
    onLink(read);
  };
  return (
    <Dialog
      title="Link"
      size="sm"
      onClose={onClose}
      footer={
        <>
          {href !== '' && <Button onClick={() => onLink('')}>Remove link</Button>}
          <Button variant="filled" type="submit" form={formId}>
            Set link
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label="Address"
          description="Such as https://example.com or /contact"
          error={error}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
          className={fields.wide}
        />
      </form>
    </Dialog>
  );
}
