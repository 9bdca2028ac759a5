import { type ReactNode, useRef } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { AdminIcon } from './admin-icon.tsx';
import { Button } from './button.tsx';

/** A button that asks for a file of one of the `accept` types. `name` identifies its input. */
export function FileButton({
  permission,
  accept,
  name,
  variant,
  size,
  pending = false,
  onFile,
  children,
}: {
  /**
   * The permission required for what is done with the file; users without it do not see the button. Not needed inside a
   * form: see `ReadOnlyUnless`.
   */
  permission?: Permission | undefined;
  accept: string;
  name: string;
  variant?: 'filled';
  size?: 'sm';
  pending?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        data-testid={name}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Reset, so that choosing the same file again fires `change`.
          target.value = '';
        }}
      />
      <Button
        permission={permission}
        {...(variant && { variant })}
        {...(size && { size })}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        <AdminIcon name="upload" {...(size && { size })} />
        {children}
      </Button>
    </>
  );
}
