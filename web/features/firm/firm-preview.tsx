import { townLine } from '../../../src/features/firm/address-rules.ts';
import { formatOfficeHours } from '../../../src/features/firm/rules.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { type FirmDraft, lineOf } from './firm-draft.ts';
import styles from './firm-preview.module.css';

/** Preview of the firm's details as they appear in the footer and beside the contact form. */
export function FirmPreview({ draft }: { draft: FirmDraft }) {
  const formats = useFormats();
  const claims = [draft.claims.rating, draft.claims.experience, draft.claims.reply]
    .map(({ text }) => text.trim())
    .filter(Boolean);
  return (
    <aside className={styles.preview} aria-labelledby="firm-preview">
      <h2 id="firm-preview">On the site</h2>
      <div className={`on-band ${styles.card}`}>
        <p className={styles.name}>{draft.name || 'Name of the firm'}</p>
        <address>
          {draft.street}
          <br />
          {townLine(draft, formats)}
        </address>
        <p className="num">
          {draft.phone}
          <br />
          {draft.email}
        </p>
        <dl>
          {draft.officeHours.map((line) => {
            const { days, hours } = formatOfficeHours(lineOf(line), formats.locale);
            return (
              <div key={line.key}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            );
          })}
        </dl>
        {claims.length > 0 && <p className={styles.claims}>{claims.join(' · ')}</p>}
      </div>
    </aside>
  );
}
