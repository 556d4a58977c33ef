import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { boundsOf, encodePolyline } from '@mishiori/map-document'
import { searchRow } from '@repo/api/search-row'
import type postgres from 'postgres'
import { createArticleMaker, type MadeArticle } from './made-articles.ts'

/** Only these have a map to read, as the question for what is near a line does. */
export const WITH_MAP = 500
const ROUTE_COLUMNS =
  'id, user_id, title, summary, is_draft, share_token, distance_km, bounds, preview_key, favorite_count, copy_count, created_at, updated_at'
const SEARCH_COLUMNS = 'route_id, version, tokens, head, body, anchor, outline'

/** Adds the made articles from `from` to `to` to every table that lists and searches read, as saving each would. */
export async function seedSearchable(sql: postgres.Sql, from: number, to: number): Promise<void> {
  await seedAuthors(sql, to)
  await sql`alter system set max_wal_size = '16GB'`
  await sql`select pg_reload_conf()`
  await withoutIndexes(sql, ['routes', 'route_tags', 'route_search'], () => copyArticles(sql, from, to))
  await sql`select setval(pg_get_serial_sequence('routes', 'id'), ${to})`
  await countAuthors(sql)
  await sql`vacuum analyze routes, route_tags, route_search, authors, users`
  await sql`checkpoint` // what is still to be written would be written beside the questions
}

/** Makes every article once, for all tables. */
async function copyArticles(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const make = createArticleMaker()
  const tables = await Promise.all([
    openCopy(sql, `routes (${ROUTE_COLUMNS})`, routeLine),
    openCopy(sql, 'route_tags (route_id, key, name, position)', tagLines),
    openCopy(sql, `route_search (${SEARCH_COLUMNS})`, searchLine),
  ])
  const ofMaps = await Promise.all([
    openCopy(sql, 'route_maps (route_id, layers)', mapLine),
    openCopy(sql, 'route_bodies (route_id, body)', bodyLine),
  ])
  for (let id = from + 1; id <= to; id++) {
    const article = make(id)
    for (const table of tables) await table.add(article)
    if (id > to - WITH_MAP) for (const table of ofMaps) await table.add(article)
  }
  for (const table of [...tables, ...ofMaps]) await table.end()
}

/** An index that is made of all rows at once is made many times faster than row by row. */
async function withoutIndexes(sql: postgres.Sql, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid::regclass::text in ${sql(tables)} and not indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes) {
    await sql.begin(async (tx) => {
      await tx`set local maintenance_work_mem = '1GB'`
      await tx.unsafe(definition)
    })
  }
}

async function seedAuthors(sql: postgres.Sql, articles: number): Promise<void> {
  await sql`
    insert into users (id, name, email, locale, password_hash, email_verified_at) overriding system value
    select n, 'walker' || n, 'walker' || n || '@example.com', 'ja', '!', now() from generate_series(1, ${Math.ceil(articles / 20) + 1}::int) n
    on conflict do nothing`
}

async function countAuthors(sql: postgres.Sql): Promise<void> {
  await sql`truncate authors`
  await sql`
    insert into authors (user_id, route_count, favorite_sum, copy_sum, beginnings)
    select user_id, count(*), sum(favorite_count), sum(copy_count),
      (select array_agg(left(name, n)) from users, generate_series(1, least(12, length(name))) n where users.id = user_id)
    from routes group by user_id`
}

const PART_LENGTH = 1 << 18

/** A table that takes articles as lines of `copy`, over a connection of its own; that articles and authors exist is not looked up for each. */
async function openCopy(sql: postgres.Sql, into: string, toLines: (article: MadeArticle) => string) {
  const connection = await sql.reserve()
  await connection`set session_replication_role = replica`
  const stream = await connection.unsafe(`copy ${into} from stdin`).writable()
  let part = ''
  return {
    async add(article: MadeArticle): Promise<void> {
      part += toLines(article)
      if (part.length < PART_LENGTH) return
      const isTaken = stream.write(part)
      part = ''
      if (!isTaken) await once(stream, 'drain')
    },
    async end(): Promise<void> {
      stream.end(part)
      await finished(stream)
      await connection`reset session_replication_role`
      connection.release()
    },
  }
}

function routeLine(article: MadeArticle): string {
  const { id, authorId, title, summary, distanceKm, path, favoriteCount, copyCount } = article
  const [west, south, east, north] = boundsOf(path) ?? [0, 0, 0, 0]
  const box = `(${east < west ? east + 360 : east},${north}),(${west},${south})`
  const created = new Date(Date.UTC(2020, 0, 1) + id * 180_000).toISOString()
  const row = [
    id,
    authorId,
    title,
    summary,
    'f',
    `made-${id}`,
    distanceKm,
    box,
    `made-${id}`,
    favoriteCount,
    copyCount,
    created,
    created,
  ]
  return `${row.join('\t')}\n`
}

const tagLines = ({ id, tags }: MadeArticle) => tags.map((tag, at) => `${id}\t${tag}\t${tag}\t${at}\n`).join('')

function searchLine(article: MadeArticle): string {
  const { path, tags, text, summary, title, outline, hasPhotos } = article
  const [anchor = null] = path
  const document = {
    titles: [title],
    tags,
    place: '',
    text: `${summary} ${text}`,
    tagKeys: tags,
    hasPhotos,
    paths: [path],
    anchor,
    outline,
  }
  const row = searchRow(document, article)
  const tokens = `{${row.tokens.map((token) => `"${token}"`).join(',')}}`
  const quoted = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return `${[article.id, 1, tokens, quoted(row.head), row.body, `(${anchor?.join(',')})`, quoted(outline)].join('\t')}\n`
}

function mapLine({ id, path }: MadeArticle): string {
  const object = {
    tmpId: 'line',
    objectType: 'LINE',
    name: 'line',
    text: '',
    color: '#DB0730',
    path: encodePolyline(path),
    isMain: true,
  }
  return `${id}\t${JSON.stringify([{ id: 'layer', name: 'layer', objects: [object] }]).replaceAll('\\', '\\\\')}\n`
}

const bodyLine = ({ id }: MadeArticle) => `${id}\t{"version":1,"blocks":[]}\n`
