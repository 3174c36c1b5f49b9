import type { Pool } from 'pg';

/**
 * Notes every row that is written from now on, in whatever table: what a refused request leaves here is what it changed.
 * A transaction that was rolled back leaves nothing.
 */
export async function watchChanges(pool: Pool): Promise<() => Promise<string[]>> {
  await pool.query(`
    create schema watched;
    create table watched.changes (what text not null);
    create function watched.note() returns trigger language plpgsql as $$ begin
      insert into watched.changes values (tg_op || ' ' || tg_table_name); return null; end $$;
    do $$ declare name regclass; begin
      for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition loop
        execute format('create trigger watched after insert or update or delete on %s for each row execute function watched.note()', name);
      end loop; end $$;`);
  return async () => {
    const { rows } = await pool.query<{ what: string }>('delete from watched.changes returning what');
    return rows.map(({ what }) => what);
  };
}
