import type { ReactNode } from 'react';

/** A form of one button that works without scripts, and with them stays on the page. */
export function PlainForm({
  action,
  onSubmit,
  children,
}: {
  action: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
