import { Figure } from '../../../ui/art/figure.tsx';
import { Ripple } from '../../../ui/art/ripple.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './practice-areas.module.css';

const AREAS = [
  {
    figure: 'family-law',
    title: 'Family Law',
    href: '/practice-areas/family-law',
    text: 'Support, property, parenting and protection when a family changes shape.',
  },
  {
    figure: 'estate-planning',
    title: 'Estate Planning',
    href: '/practice-areas/estate-planning',
    text: 'Wills and living trusts that say who decides, who inherits and who looks after the children.',
  },
  {
    figure: 'trust-administration',
    title: 'Trust Administration',
    href: '/practice-areas/estate-planning#trust-administration',
    text: 'Carrying out a trust after a death: notices, accounts, taxes and distributions, in the right order.',
  },
  {
    figure: 'divorce',
    title: 'Divorce',
    href: '/practice-areas/family-law#divorce',
    text: 'An orderly path from the first filing to a signed judgment, by agreement where we can.',
  },
  {
    figure: 'custody',
    title: 'Child Custody',
    href: '/practice-areas/family-law#custody',
    text: 'Parenting plans and court orders built around the child’s week, not the parents’ quarrel.',
  },
] as const;

/** The five practice areas; on their overview page without the link to it. */
export function PracticeAreas({ isOverview = false }: { isOverview?: boolean }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.aside}>
          <Ripple />
          <h2>{isOverview ? 'Five kinds of work' : 'Practice Areas'}</h2>
          <p className="lead">
            {isOverview
              ? 'One careful way of doing it: listen, explain, write it down, finish.'
              : 'Five kinds of work, one careful way of doing it: listen, explain, write it down, finish.'}
          </p>
          {!isOverview && (
            <a className="go" href="/practice-areas">
              All practice areas <Icon name="arrow-right" />
            </a>
          )}
          <p className="plain">
            <b>Not sure where yours fits?</b>Most matters touch two of these. Say it in your own
            words and we will find the right person. <a href="/contact">Contact</a>
          </p>
        </div>
        <div className={styles.areas}>
          {AREAS.map(({ figure, title, href, text }) => (
            <a key={figure} href={href}>
              <Figure name={figure} className={styles.figure} />
              <span>
                <h3>{title}</h3>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon name="arrow-right" />
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
