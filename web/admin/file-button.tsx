import { type ReactNode, useRef } from 'react';
import { AdminIcon } from './admin-icon.tsx';
import { Button } from './button.tsx';

/** A button that asks for a file of one of the `accept` types. `name` identifies its input. */
export function FileButton({
  accept,
  name,
  variant,
  pending = false,
  onFile,
  children,
}: {
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
