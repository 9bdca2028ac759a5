import type { ComponentProps } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import { PlainAnswer } from './plain-answer.tsx';

/** The result of the plain form, rendered only on the server; in the browser the server's markup stays unchanged. */
export function PlainAnswerOnServer(props: ComponentProps<typeof PlainAnswer>) {
  if (!import.meta.env.SSR) return <div {...SERVER_MARKUP} />;
  return (
    <div>
      <PlainAnswer {...props} />
    </div>
  );
}
