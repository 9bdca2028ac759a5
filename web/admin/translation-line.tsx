import { Link } from '@tanstack/react-router';
import { trpc } from '../lib/trpc.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './translation-line.module.css';
import { useCan } from './use-can.ts';

const STATES = {
  outdated: 'out of date',
  missing: 'not translated',
  unconfirmed: 'from the product, not confirmed',
  draft: 'a draft',
  published: 'up to date',
} as const;

/**
 * How the translations of what is edited here stand, with the links to their editors. Nothing of a language that is neither
 * published nor has a translation of it.
 */
export function TranslationLine({ entity, id }: { entity: string; id: string }) {
  const can = useCan();
  const mayRead = can('pages.read');
  const { data = [] } = trpc.translations.ofOriginal.useQuery(
    { entity, key: id },
    { enabled: mayRead, staleTime: 0 },
  );
  const shown = data.filter(
    ({ isLanguagePublished, state }) => isLanguagePublished || state !== 'missing',
  );
  if (!mayRead || shown.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="Translations">
      {shown.map(({ language, name, state }) => (
        <li key={language} data-state={state}>
          {state === 'outdated' && <Icon name="alert" size="sm" />}
          <span>
            {name}: {STATES[state]}
          </span>
          <Link to="/admin/languages/$language/$entity/$key" params={{ language, entity, key: id }}>
            {actionFor(state, can('pages.change'))}
            <span className="visually-hidden"> in {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function actionFor(state: keyof typeof STATES, mayChange: boolean): string {
  if (!mayChange) return 'See translation';
  return state === 'missing' ? 'Translate' : 'Edit translation';
}
