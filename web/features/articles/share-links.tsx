import { m } from '../../lib/messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './share-links.module.css';

/** Plain share links to three networks, without their scripts. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const links = [
    {
      network: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      network: 'X',
      icon: 'x',
      href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
    },
    {
      network: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
  ] as const;
  return (
    <div className={styles.links}>
      {links.map(({ network, icon, href }) => (
        <ButtonLink
          key={network}
          variant="outline"
          size="icon"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.articles.shareOn({ network })}
        >
          <Icon name={icon} filled={icon === 'facebook'} />
        </ButtonLink>
      ))}
    </div>
  );
}
