import type { ReactNode } from 'react';

/** A form with one button: works without JavaScript, and with it submits without leaving the page. */
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
