import { Badge } from '@mantine/core';
import type { Component, ComponentKey } from '../../../src/features/visibility/rules.ts';
import { Switch } from '../../admin/switch.tsx';
import { useCan } from '../../admin/use-can.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import type { Changes } from './use-changes.ts';
import styles from './visibility-page.module.css';

/** A page on which the component is visible, for each component. */
const SHOWN_ON: Readonly<Record<ComponentKey, string>> = {
  testimonials: '/reviews',
  blog_articles: '/blog',
  external_blog_articles: '/external-articles',
  probate_calculator: '/probate-calculator',
  consultation_booking: '/schedule',
  contact_form: '/contact',
  newsletter_signup: '/newsletter',
  practice_areas: '/practice-areas',
  ai_assistants: '/llms.txt',
};

export function ComponentRow({
  component,
  changes,
  whyNotShown,
}: {
  component: Component;
  changes: Changes;
  /** Why visitors do not see it although it is switched on. */
  whyNotShown: string | undefined;
}) {
  const { componentKey, componentName, description, isVisible } = component;
  const mayChange = useCan()('visibility.change');
  const failure = changes.failureOf(component);
  return (
    <li>
      <div>
        <h2 className={rows.who}>
          {componentName}
          {!isVisible && <Badge>Hidden</Badge>}
          {isVisible && whyNotShown && <Badge color="warning">Not shown</Badge>}
          {changes.isModified(component) && <Badge color="warning">Modified</Badge>}
        </h2>
        <p className="muted small">{description}</p>
        {isVisible && whyNotShown && <p className="small">{whyNotShown}</p>}
        {failure && (
          <p className={styles.failure}>
            <Icon name="alert" size="sm" />
            Not saved. {failure}
          </p>
        )}
      </div>
      {isVisible && !whyNotShown && (
        <a
          className={`small ${styles.see}`}
          href={SHOWN_ON[componentKey]}
          target="_blank"
          rel="noreferrer"
          aria-label={`See it: ${componentName} on the site, in a new tab`}
        >
          See it
          <Icon name="external" size="sm" />
        </a>
      )}
      <Switch
        checked={changes.isShown(component)}
        pending={changes.isSaving}
        isReadOnly={!mayChange}
        label={`Show ${componentName}`}
        isLabelHidden
        onChange={(checked) => changes.change(componentKey, checked)}
      />
    </li>
  );
}
