import { Link } from '@tanstack/react-router';
import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { fieldId } from '../firm/field-path.ts';
import { useFieldLabels } from '../firm/use-field-labels.ts';
import { factField, factName } from './fact-words.ts';
import styles from './law.module.css';

/** Says which facts of the firm a statement needs, with links to their fields. */
export function MissingFacts({
  fields,
  onFacts,
}: {
  fields: readonly string[];
  onFacts: () => void;
}) {
  const labels = useFieldLabels();
  return (
    <Notice tone="warning" icon="alert">
      <p>
        The site leaves out what needs a fact that is not entered yet:{' '}
        {fields.map((field, place) => (
          <span key={field}>
            {place > 0 && ', '}
            <Link to="/admin/firm" hash={fieldId(factField(field))}>
              {factName(field, labels)}
            </Link>
          </span>
        ))}
        .
      </p>
      <div className={styles.fill}>
        <Button permission="firm.change" size="sm" onClick={onFacts}>
          Enter what is missing
        </Button>
      </div>
    </Notice>
  );
}
