import { Client } from 'pg'

/** The tables of pgbench at a scale, filled in the server. */
export async function seedTpcb(url: string, scale: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
      create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      insert into pgbench_branches (bid, bbalance) select g, 0 from generate_series(1, ${scale}) g;
      insert into pgbench_tellers (tid, bid, tbalance)
        select g, (g - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) g;
      insert into pgbench_accounts (aid, bid, abalance, filler)
        select g, (g - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) g;
      alter table pgbench_branches add primary key (bid);
      alter table pgbench_tellers add primary key (tid);
      alter table pgbench_accounts add primary key (aid);`)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
