import type { Ref } from 'react';
import { Notice } from '../../../../admin/notice.tsx';
import { blockOf, fieldId, fieldName } from './field-names.ts';
import styles from './page-editor.module.css';
import type { PageForm } from './use-edited-page.ts';

/** An error summary: links that open the block of an invalid field and focus the field. */
export function PageErrors({
  ref,
  form,
  onOpen,
}: {
  ref: Ref<HTMLDivElement>;
  form: PageForm;
  /** Opens the card of a block, which may be collapsed. */
  onOpen: (index: number) => void;
}) {
  const paths = Object.keys(form.errors);
  const goTo = (path: string) => {
    const index = blockOf(path);
    if (index !== undefined) onOpen(index);
    requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.errors}>
      {paths.length > 0 && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>
            <b>
              {paths.length === 1 ? 'One field is wrong:' : `${paths.length} fields are wrong:`}
            </b>
          </p>
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <a
                  href={`#${fieldId(path)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(path);
                  }}
                >
                  {fieldName(path, form.values)}
                </a>
                : {form.errors[path as keyof typeof form.errors]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
