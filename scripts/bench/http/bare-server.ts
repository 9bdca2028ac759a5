import Fastify from 'fastify';
import pg from 'pg';
import { parseBusy } from '../../../src/features/appointments/busy.ts';
import { localDatesBetween, slotsOf } from '../../../src/features/appointments/slots.ts';
import { publicVisit } from '../../../src/features/appointments/visit.ts';
import { offerOf } from '../../../src/features/availability/offer.ts';
import type { Schedule } from '../../../src/features/availability/schema.ts';

/** Baseline for our reads: the minimum that Fastify and pg need to return them, with our own statements. */

export type Statement = { sql: string; parameters: readonly unknown[] };

export type BareRoutes = {
  databaseUrl: string;
  maxConnections: number;
  /** Lists that return the rows of the last statement. */
  lists: Record<string, Statement[]>;
  /** Returns slots around the busy times of the last statement. */
  availability: {
    path: string;
    statements: Statement[];
    from: string;
    to: string;
    zone: string;
    schedule: Schedule;
  };
};

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

process.once(
  'message',
  async ({ databaseUrl, maxConnections, lists, availability }: BareRoutes) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections });
    pool.on('error', () => {});
    const app = Fastify();

    async function run(statements: readonly Statement[]): Promise<Record<string, unknown>[]> {
      let rows: Record<string, unknown>[] = [];
      for (const { sql, parameters } of statements) {
        ({ rows } = await pool.query(sql, [...parameters]));
      }
      return rows;
    }

    for (const [path, statements] of Object.entries(lists)) {
      const names = new Map<string, string>();
      app.get(path, async () => {
        const rows = await run(statements);
        for (const column of names.size > 0 ? [] : Object.keys(rows[0] ?? {})) {
          names.set(column, camelCase(column));
        }
        return rows.map((row) => {
          const named: Record<string, unknown> = {};
          for (const [column, name] of names) named[name] = row[column];
          return named;
        });
      });
    }

    const { path, statements, from, to, zone, schedule } = availability;
    const visit = publicVisit(schedule, { type: 'initial' });
    const offer = offerOf(schedule, { ...visit, zone });
    app.get(path, async () => {
      const [row] = await run(statements);
      const busy = parseBusy(String(row?.busy ?? ''), visit.hosts);
      const slotsOn = slotsOf(offer, { busy, limits: new Map(), visit, now: new Date() });
      const days = localDatesBetween(from, to).map((date) => ({ date, slots: slotsOn(date) }));
      return { zone, days };
    });

    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    process.send?.(Number(new URL(address).port));
  },
);
