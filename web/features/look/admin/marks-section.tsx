import { MARK_KINDS } from '../../../../src/features/look/marks/rules.ts';
import type { FirmMark } from '../../../../src/features/look/schema.ts';
import rows from '../../firm/section.module.css';
import { Section } from '../../firm/section.tsx';
import { MarkRow } from './mark-row.tsx';

/** The firm's marks: one row for each kind. */
export function MarksSection({ marks }: { marks: readonly FirmMark[] }) {
  return (
    <Section
      title="Logo"
      lead="As SVG (at most 200 KB) or PNG (at most 600 KB). Convert letters to outlines: visitors may not have their typeface."
    >
      <ul className={rows.rows}>
        {MARK_KINDS.map((kind) => (
          <li key={kind}>
            <MarkRow kind={kind} marks={marks} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
