import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SetupSummary } from '../../../../src/features/setup/summary/schema.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import styles from '../setup.module.css';
import { calculatorWords, WAITING_WORDS } from './summary-words.ts';

/** What the assistant has set for the areas of the firm, and what waits for the firm's own words; both as stored now. */
export function SetupSummaryLists() {
  const query = trpc.setup.summary.useQuery();
  return (
    <QueryState query={query} what="What was set">
      {({ written, waiting }) => (
        <div className={styles.step}>
          <Written written={written} />
          <Waiting waiting={waiting} />
        </div>
      )}
    </QueryState>
  );
}

function Written({ written }: Pick<SetupSummary, 'written'>) {
  const { pages, types, categories, services, showsCalculator, whyNoCalculator } = written;
  return (
    <Section
      title="What the assistant has set"
      lead="For the areas of law that you chose. What you had changed yourself stayed as it was."
    >
      <dl className={styles.summary}>
        {pages.length > 0 && (
          <Line term={`Texts of ${pages.length} pages`}>
            {pages.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <PageLink id={id} name={name} />
              </span>
            ))}
          </Line>
        )}
        {types.length > 0 && (
          <Line term="Consultations">
            <Link to="/admin/consultations">{types.join(', ')}</Link>
          </Line>
        )}
        {categories.length > 0 && (
          <Line term="Categories of articles">
            <Link to="/admin/practice-areas" search={{ tab: 'categories' }}>
              {categories.join(', ')}
            </Link>
          </Line>
        )}
        {services.length > 0 && (
          <Line term="Services in the footer">
            <Link to="/admin/pages">{services.join(', ')}</Link>
          </Line>
        )}
        {showsCalculator !== null && (
          <Line term="Probate calculator">
            <Link to="/admin/component-visibility">
              {calculatorWords(showsCalculator, whyNoCalculator)}
            </Link>
          </Line>
        )}
      </dl>
    </Section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const PageLink = ({ id, name }: { id: string; name: string }) => (
  <Link to="/admin/pages/$id" params={{ id }}>
    {name}
  </Link>
);

function Waiting({ waiting }: Pick<SetupSummary, 'waiting'>) {
  const kinds = [...Map.groupBy(waiting, ({ kind }) => kind)];
  return (
    <Section
      title="What waits for your own words"
      lead="Only the firm can say whether these are right. An attorney has to read them."
    >
      {kinds.length === 0 && <p>Nothing. Every text on the site is yours.</p>}
      <dl className={styles.summary}>
        {kinds.map(([kind, items]) => (
          <Line key={kind} term={WAITING_WORDS[kind]}>
            {items.map(({ id, name }, index) => (
              <span key={id ?? name}>
                {index > 0 && ', '}
                {id ? (
                  <PageLink id={id} name={name} />
                ) : (
                  <Link to="/admin/consultations">{name}</Link>
                )}
              </span>
            ))}
          </Line>
        ))}
      </dl>
    </Section>
  );
}
