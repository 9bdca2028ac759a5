import type { Component, ComponentKey } from '../../../src/features/visibility/rules.ts';

/** A value per component, for some of the components. */
export type ByKey<Value> = Partial<Record<ComponentKey, Value>>;

/** The components whose switch differs from the saved state; toggling a switch twice restores that state. */
export const modifiedOf = (
  components: readonly Component[],
  switched: ByKey<boolean>,
): readonly Component[] =>
  components.filter(
    ({ componentKey, isVisible }) => (switched[componentKey] ?? isVisible) !== isVisible,
  );

/**
 * `Testimonials: The server could not be reached.` for each switch that was not saved, with the labels that staff see.
 */
export const describeFailures = (
  components: readonly Component[],
  failed: readonly (readonly [ComponentKey, reason: string])[],
): string =>
  failed
    .map(([key, reason]) => {
      const component = components.find(({ componentKey }) => componentKey === key);
      return `${component?.componentName ?? key}: ${reason}`;
    })
    .join(' ');
