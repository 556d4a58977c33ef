import type postgres from 'postgres'

const AUTHORS = 200

/** Fills the tables that lists read with public articles of many authors, two tags each, created one minute apart. */
export async function seedArticles(sql: postgres.Sql, count: number): Promise<void> {
  await sql`
    insert into users (name, email, locale, password_hash, email_verified_at)
    select 'walker_' || n, 'walker' || n || '@example.com', 'ja', '!', now() from generate_series(1, ${AUTHORS}) n`
  await sql`
    with author as (select id, row_number() over (order by id) - 1 as number from users where name like 'walker\_%')
    insert into routes (user_id, title, summary, is_draft, share_token, distance_km, preview_key, favorite_count, created_at, updated_at)
    select author.id, '尾根を歩く ' || n, repeat('木もれ日の道を通って峠へ。', 6), false, 'token-' || n, n % 900 / 10.0, 'preview-' || n,
      n % 50, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n join author on author.number = n % ${AUTHORS}`
  await sql`
    insert into route_tags (route_id, key, name, position)
    select id, tag || '-' || id % 40, tag || '-' || id % 40, tag
    from routes cross join generate_series(0, 1) tag where share_token like 'token-%'`
  await sql`vacuum analyze`
}
