import { m } from '../lib/messages.ts';
import { Notice } from './notice.tsx';

/** Links to the invalid fields if there are two or more; a single invalid field already has the focus. */
export function ErrorSummary({ fields }: { fields: readonly { id: string; label: string }[] }) {
  if (fields.length < 2) return null;
  return (
    <Notice tone="danger" icon="alert">
      <p>
        <b>{m.common.correctFields({ count: `${fields.length}` })}</b>{' '}
        {fields.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </span>
        ))}
      </p>
    </Notice>
  );
}
