import type { ComponentProps } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import type { PlainAnswer as Answer } from './plain-answer.tsx';

const PlainAnswer = import.meta.env.SSR
  ? (await import('./plain-answer.tsx')).PlainAnswer
  : undefined;

/** The result of the plain form, rendered only on the server; in the browser the server's markup stays unchanged. */
export function PlainAnswerOnServer(props: ComponentProps<typeof Answer>) {
  if (!PlainAnswer) return <div {...SERVER_MARKUP} />;
  return (
    <div>
      <PlainAnswer {...props} />
    </div>
  );
}
