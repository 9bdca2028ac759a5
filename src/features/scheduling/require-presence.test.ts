import { describe, expect, it } from 'vitest';
import { requirePresence, whyAbsent } from './require-presence.ts';
import type { Schedule } from './schema.ts';
import { slotRequestOf } from './slot-request.ts';
import { DEFAULT_SCHEDULE } from './testing/default-schedule.ts';

const [type] = DEFAULT_SCHEDULE.types;
if (!type) throw new Error('The default schedule has types');

const hostIn = (
  number: number,
  office: string,
  officeDays: Schedule['hosts'][0]['officeDays'],
) => ({
  ...{ number, slug: `host-${number}`, name: `Host ${number}`, maxPerDay: null },
  ...{ practiceAreas: [], languages: [], office, officeDays, videoText: '' },
});

/** Host 2 is in Oceanside on Tuesdays, Host 3 never. All start at 9:00 every weekday. */
const schedule: Schedule = {
  ...DEFAULT_SCHEDULE,
  hosts: [hostIn(2, 'main', [{ weekday: 2, office: 'oceanside' }]), hostIn(3, 'main', [])],
  weeklyHours: [2, 3].flatMap((hostNumber) =>
    [1, 2, 3].map((weekday) => ({
      ...{ hostNumber, weekday, type: null },
      ...{ firstStart: '09:00', lastStart: '09:00', stepMinutes: 30 },
    })),
  ),
};

const requestOf = (hosts: number[], office?: string) => ({
  ...slotRequestOf(type, hosts),
  office,
});

describe('an office', () => {
  it.each([
    [[2, 3], 'oceanside', null],
    [[2, 3], undefined, null],
    [[3], 'oceanside', 'Your choice leaves only Host 3, who does not work in this office.'],
    [[2, 3], 'sacramento', 'Nobody who fits your other choices works in this office.'],
  ])('with hosts %j in %s', (hosts, office, message) => {
    const require = () => requirePresence(schedule, requestOf(hosts, office));
    if (message === null) expect(require).not.toThrow();
    else expect(require).toThrow(message);
  });
});

describe('a start', () => {
  const zone = 'America/Los_Angeles';
  const why = (hosts: number[], time: string, office?: string) =>
    whyAbsent(schedule, requestOf(hosts, office), { start: new Date(time), zone });
  const MONDAY = '2031-03-10T09:00:00-07:00';

  it('at which the hosts are in another office says so', () => {
    expect(why([2], MONDAY, 'oceanside')).toContain('Host 2 is in another office on Mondays.');
    expect(why([2, 3], MONDAY, 'oceanside')).toContain('on Mondays are in another office.');
  });

  it('that nobody offers has no such reason', () => {
    expect(why([2], '2031-03-10T10:00:00-07:00', 'oceanside')).toBeUndefined();
    expect(why([2], MONDAY)).toBeUndefined();
  });
});
