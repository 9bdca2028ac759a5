import { LISTS } from '/tmp/h/people/main/scripts/bench/list-queries.ts';
import { openFilledDatabase } from '/tmp/h/people/main/scripts/bench/filled-database.ts';
import { startMeasuredPostgres } from '/tmp/h/people/main/scripts/bench/measured-site.ts';
import { encodeCursor } from '/tmp/h/people/main/src/platform/pagination/cursor.ts';
const pg = await startMeasuredPostgres({ fsync:'off', synchronous_commit:'off', full_page_writes:'off', max_wal_size:'4GB', maintenance_work_mem:'256MB', autovacuum:'off' } as never);
try {
  const tables = ['people','timeline_events'] as const;
  const few = await openFilledDatabase(pg.connection, { rows: 1000, tables });
  const t0=Date.now();
  const many = await openFilledDatabase(pg.connection, { rows: Number(process.argv[2] ?? 1000000), tables });
  console.log('filled', Date.now()-t0);
  for (const l of LISTS.filter(({table}) => tables.includes(table as never))) {
    const deep = async (d: typeof few) => { const {rows}=await d.pool.query(`select ${l.order}::text as key, id::text from ${l.table} order by ${l.order} desc, ${l.table}.id desc offset (select count(*)/2 from ${l.table}) limit 1`); return encodeCursor({side:'after',...rows[0]}); };
    const qs: [string, any][] = [...l.queries, ...(l.longQueries ?? [])].map(q => [JSON.stringify(q), q]);
    const [c1,c2]=[await deep(few),await deep(many)];
    const cases: [string,(d: typeof few)=>Promise<unknown>][] = [...qs.map(([n,q]) => [n,(d: typeof few)=>l.list(d.db as never,q)] as never), ['deep',(d: typeof few)=>l.list(d.db as never,{cursor:d===few?c1:c2})] as never, ...Object.entries(l.besides??{}).map(([n,f])=>[n,(d: typeof few)=>f(d.db as never)] as never)];
    for (const [n,f] of cases) {
      const m: number[] = [];
      for (const d of [few, many]) { await f(d); const ts: number[]=[]; for (let i=0;i<15;i++){const s=performance.now(); await f(d); ts.push(performance.now()-s);} ts.sort((a,b)=>a-b); m.push(ts[3]!); }
      const bad = m[1]! > m[0]!*1.5 && m[1]!-m[0]! > 1;
      console.log(l.table, n, m.map(x=>x.toFixed(2)).join(' '), bad ? 'OVER' : '');
      if (bad && process.argv[3]) console.log((await many.plansOf(() => f(many))).join('\n---\n'));
    }
  }
  await few.close(); await many.close();
} finally { await pg.stop(); }
