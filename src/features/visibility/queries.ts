import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { placeholderFirm } from '../../../db/placeholder-firm.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { COMPONENTS, type Component, type ComponentKey, type Visibility } from './rules.ts';

const COLUMNS = ['componentKey', 'componentName', 'description', 'isVisible'] as const;

/**
 * What is closed until staff have entered the firm's own details: nobody would receive what visitors send, and nothing
 * is known about the firm.
 */
const CLOSED_BEFORE_SETUP: readonly ComponentKey[] = [
  'consultation_booking',
  'contact_form',
  'newsletter_signup',
  'ai_assistants',
];

/** Whether the firm's details are still those of an installation without demo content. */
export const isBeforeSetup = sql<boolean>`exists (
  select from firm_profile where is_sample and name = ${placeholderFirm.name})`;

export async function findBeforeSetup(db: Db): Promise<boolean> {
  const { isBefore } = await db
    .selectNoFrom(isBeforeSetup.as('isBefore'))
    .executeTakeFirstOrThrow();
  return isBefore;
}

/**
 * Which components the public site shows: those that staff show, but a calculator only if the law of the firm gives one
 * (`whyNoCalculator` says why not).
 */
export async function getVisibility(db: Db): Promise<Visibility> {
  const [chosen, { calculator }] = await Promise.all([getChosenVisibility(db), getLaw(db)]);
  return {
    ...chosen,
    probate_calculator: chosen.probate_calculator && calculator !== null,
  };
}

/** Which components staff show. A component without a row is visible. */
export async function getChosenVisibility(db: Db): Promise<Visibility> {
  const hidden = await db
    .selectFrom('componentVisibilitySettings')
    .select('componentKey')
    .where((eb) =>
      eb.or([
        eb('isVisible', '=', false),
        eb.and([isBeforeSetup, eb('componentKey', 'in', CLOSED_BEFORE_SETUP)]),
      ]),
    )
    .execute();
  const keys = new Set(hidden.map((row) => row.componentKey));
  return Object.fromEntries(COMPONENTS.map(({ key }) => [key, !keys.has(key)])) as Record<
    ComponentKey,
    boolean
  >;
}

/** The components in their documented order; a component without a row has its default values. */
export async function listComponentVisibility(db: Db): Promise<Component[]> {
  const rows = await db
    .selectFrom('componentVisibilitySettings')
    .select(COLUMNS)
    .$narrowType<{ componentKey: ComponentKey }>()
    .execute();
  const stored = new Map(rows.map((row) => [row.componentKey, row]));
  return COMPONENTS.map(({ key, name, description }) => {
    return (
      stored.get(key) ?? { componentKey: key, componentName: name, description, isVisible: true }
    );
  });
}

/**
 * Makes sure that a component has a row, and locks it until the transaction ends. Returns the row; a new one has the
 * given values and is visible.
 */
export async function lockComponent(tx: Tx, { isVisible: _, ...component }: Component) {
  await tx
    .insertInto('componentVisibilitySettings')
    .values({ ...component, isVisible: true })
    .onConflict((conflict) => conflict.column('componentKey').doNothing())
    .execute();
  return tx
    .selectFrom('componentVisibilitySettings')
    .select([...COLUMNS, 'id'])
    .where('componentKey', '=', component.componentKey)
    .$narrowType<{ componentKey: ComponentKey }>()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateComponent(tx: Tx, id: string, change: Omit<Component, 'componentKey'>) {
  return tx
    .updateTable('componentVisibilitySettings')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$narrowType<{ componentKey: ComponentKey }>()
    .executeTakeFirstOrThrow();
}
