import type { ComponentProps } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import type { PlainAnswer as Answer } from './plain-answer.tsx';

const PlainAnswer = import.meta.env.SSR
  ? (await import('./plain-answer.tsx')).PlainAnswer
  : undefined;

/** The answer as the server renders it; in the browser that markup stays as it is. */
export function PlainAnswerOnServer(props: ComponentProps<typeof Answer>) {
  if (!PlainAnswer) return <div {...SERVER_MARKUP} />;
  return (
    <div>
      <PlainAnswer {...props} />
    </div>
  );
}
