import { type ReactNode, useRef } from 'react';
import type { Permission } from '../../src/platform/auth/permissions/rules.ts';
import { AdminIcon } from './admin-icon.tsx';
import { Button } from './button.tsx';

/** A button that asks for a file of one of the `accept` types. `name` identifies its input. */
export function FileButton({
  permission,
  accept,
  name,
  variant,
  pending = false,
  onFile,
  children,
}: {
  /** What is needed for what is done with the file; others do not see the button. A form needs none: see `ReadOnlyUnless`. */
  permission?: Permission | undefined;
  accept: string;
  name: string;
  variant?: 'filled';
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
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        permission={permission}
        {...(variant && { variant })}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        <AdminIcon name="upload" />
        {children}
      </Button>
    </>
  );
}
