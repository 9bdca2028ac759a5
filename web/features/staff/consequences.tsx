import type { OutsideAccess } from '../../../src/features/staff/schema.ts';

const WHAT: Readonly<Record<OutsideAccess['kind'], string>> = {
  apiKey: 'API key',
  webhook: 'Events to',
  calendarFeed: 'Calendar feed of',
};

/** What happens when access is revoked. */
export function Consequences({
  isOneself,
  access,
}: {
  isOneself: boolean;
  access: readonly OutsideAccess[];
}) {
  return (
    <>
      <p>
        {isOneself
          ? 'This is your own access. You lose it at once, and only somebody else can approve you again.'
          : 'They lose access at once. You can approve them again.'}
      </p>
      {access.length > 0 && (
        <>
          <p>These end as well, and do not come back with their access:</p>
          <ul>
            {access.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`}>{`${WHAT[kind]} ${name}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
