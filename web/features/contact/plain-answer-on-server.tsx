import type { ComponentProps } from 'react';
import { serverMark, serverMarkup } from '../../lib/server-markup.ts';
import { PlainAnswer } from './plain-answer.tsx';

/** The result of the plain form, rendered only on the server; in the browser the server's markup stays unchanged. */
export function PlainAnswerOnServer(props: ComponentProps<typeof PlainAnswer>) {
  if (!import.meta.env.SSR) return <div {...serverMarkup('plain-answer')} />;
  return (
    <div {...serverMark('plain-answer')}>
      <PlainAnswer {...props} />
    </div>
  );
}
