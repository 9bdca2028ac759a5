import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OriginalLink } from '../site/original-link.tsx';

export function ArticleNotFound({ data }: { data?: unknown }) {
  return (
    <div className="wrap section">
      <EmptyState title={m.articles.notFoundTitle} isPage>
        {typeof data === 'string' ? (
          <OriginalLink original={data} />
        ) : (
          <p className="muted">{m.articles.notFoundLead}</p>
        )}
        <a className={buttonClass({ variant: 'primary' })} href={here('/blog')}>
          {m.articles.backToBlog}
        </a>
      </EmptyState>
    </div>
  );
}
