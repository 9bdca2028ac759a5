import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockComponent, updateComponent } from './queries.ts';
import { COMPONENTS, type Component } from './rules.ts';
import type { SaveComponentInput, SetVisibilityInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Shows a part of the site or hides it. Repeating it changes nothing. Throws `no_such_component`. */
export async function setComponentVisibility(
  { db, user }: Deps,
  { componentKey, isVisible }: SetVisibilityInput,
) {
  const known = COMPONENTS.find(({ key }) => key === componentKey);
  if (!known) {
    throw new DomainError('not_found', 'no_such_component', 'There is no such component.');
  }
  const { key, name, description } = known;
  const byDefault = { componentKey: key, componentName: name, description, isVisible: true };
  return db
    .transaction()
    .execute((tx) => save(tx, user, byDefault, (before) => ({ ...before, isVisible })));
}

/** Writes down a part of the site, its name and description too, whether or not it was there. */
export function saveComponent({ db, user }: Deps, component: SaveComponentInput) {
  return db.transaction().execute((tx) => save(tx, user, component, () => component));
}

async function save(
  tx: Tx,
  user: User,
  component: Component,
  change: (before: Component) => Component,
): Promise<Component> {
  const { id, ...before } = await lockComponent(tx, component);
  const next = change(before);
  if (isSame(before, next)) return before;
  const after = await updateComponent(tx, id, next);
  await insertAuditEntry(tx, {
    actor: user.username,
    action: 'component.update',
    entity: 'component_visibility_settings',
    entityId: id,
    before,
    after,
  });
  return after;
}

const isSame = (before: Component, after: Component) =>
  before.isVisible === after.isVisible &&
  before.componentName === after.componentName &&
  before.description === after.description;
