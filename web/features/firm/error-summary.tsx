import { Notice } from '../../admin/notice.tsx';
import { fieldId, fieldName, type PathErrors } from './field-path.ts';
import { useFieldLabels } from './use-field-labels.ts';
import { focusField } from './use-firm-form.ts';

export function ErrorSummary({ errors }: { errors: PathErrors }) {
  const labels = useFieldLabels();
  const fields = Object.keys(errors);
  if (fields.length === 0) return null;
  return (
    <Notice tone="danger" icon="alert">
      <p>
        <b>
          {fields.length === 1
            ? 'Please correct one field:'
            : `Please correct ${fields.length} fields:`}
        </b>{' '}
        {fields.map((path, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {fieldName(path, labels)}
            </a>
          </span>
        ))}
      </p>
    </Notice>
  );
}
