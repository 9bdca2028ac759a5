import type { Clock, PgBoss } from 'pg-boss';

/**
 * A monotonic clock: the time at the start of the process plus the time elapsed since. With wall-clock times, a timer
 * would wait longer by as much as the machine's clock was set back.
 */
export const steadyClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

// More than the clock difference between two concurrent transactions.
const TOLERATED = `interval '1 minute'`;

/**
 * Repairs the queue after the database's clock was set back, which shows as one of the queue's own timestamps in the
 * future. Until that time, its periodic maintenance would not run, nor would jobs written in the meantime. Moves all
 * such timestamps to the current time; jobs keep their delays.
 */
export async function repairTimestampsAfterClockSetBack(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`
    with clock as (select pgboss.job_now() as now, pgboss.job_now() + ${TOLERATED} as latest),
    pass as (
      update pgboss.version set cron_on = null, bam_on = null, reindex_on = null from clock
        where greatest(cron_on, bam_on, reindex_on) > latest returning 1
    ),
    queues as (
      update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null from clock
        where greatest(monitor_on, monitor_claim_on, maintain_on) > latest returning 1
    )
    update pgboss.job set
      start_after = clock.now + greatest(start_after - greatest(created_on, started_on), '0'),
      created_on = least(created_on, clock.now),
      started_on = case when started_on > clock.now then clock.now else started_on end,
      completed_on = case when completed_on > clock.now then clock.now else completed_on end,
      heartbeat_on = case when heartbeat_on > clock.now then clock.now else heartbeat_on end,
      singleton_on = case when singleton_on <= clock.latest at time zone 'utc' then singleton_on end
    from clock
    where (exists (select from pass) or exists (select from queues))
      and greatest(created_on, started_on, completed_on, heartbeat_on) > latest`);
}
