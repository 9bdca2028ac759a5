import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';
import styles from './brand.module.css';

/** The firm's mark and name, linked to the home page unless `isLink` is false. */
export function Brand({
  layout: { firm, look },
  isLink = true,
}: {
  layout: Pick<SiteLayout, 'firm' | 'look'>;
  isLink?: boolean;
}) {
  const Root = isLink ? 'a' : 'span';
  return (
    <Root className={styles.brand} {...(isLink && { href: here('/') })}>
      {look?.logo.map((mark) => (
        <img key={mark.src} {...mark} alt={mark.alt} />
      ))}
      {look?.showsWaves !== false && (
        <svg width="34" height="34" aria-hidden="true" viewBox="0 0 34 34">
          <circle cx="17" cy="14" r="7" fill="var(--art-sun)" />
          <g stroke="var(--primary)" strokeWidth="2" strokeLinecap="round">
            <path
              fill="var(--background)"
              stroke="none"
              d="M2 15.5c5-5 9.5-5 14.5-.5s10 4 15.5-1V34H2Z"
            />
            <path
              fill="none"
              d="M2 15.5c5-5 9.5-5 14.5-.5s10 4 15.5-1M2 21c5-2.5 9.5-2.5 14.5-.3s10 2 15.5-.5M2 26.5h30M2 31.5h30"
            />
          </g>
        </svg>
      )}
      {look?.showsName !== false && <span>{firm.name}</span>}
    </Root>
  );
}
