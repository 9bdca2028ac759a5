import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ArticleNotFound() {
  return (
    <div className="wrap section">
      <EmptyState title="Article Not Found" isPage>
        <p className="muted">The article you're looking for doesn't exist or has been moved.</p>
        <a className={buttonClass({ variant: 'primary' })} href="/blog">
          Back to Blog
        </a>
      </EmptyState>
    </div>
  );
}
