import { MAX_SEARCH } from '../../../src/platform/pagination/rules.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './news-filter.module.css';

/** Search and source filter of the external articles: a plain form, so that it works without JavaScript. */
export function NewsFilter({
  q,
  source,
  sources,
}: {
  q: string | undefined;
  source: string | undefined;
  sources: readonly { id: string; name: string }[];
}) {
  return (
    <search>
      <form className={styles.form} action={here('/external-articles')}>
        <label>
          <span className="label">{m.common.search}</span>
          <input className="input" type="search" name="q" maxLength={MAX_SEARCH} defaultValue={q} />
        </label>
        <label>
          <span className="label">{m.news.source}</span>
          <select className="input" name="source" defaultValue={source ?? ''}>
            <option value="">{m.news.allSources}</option>
            {sources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button variant="outline" type="submit">
          {m.common.search}
        </Button>
      </form>
    </search>
  );
}
