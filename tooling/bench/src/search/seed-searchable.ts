import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { boundsOf, encodePolyline } from '@mishiori/map-document'
import { searchRow } from '@repo/api/search-row'
import type postgres from 'postgres'
import { createArticleMaker, type MadeArticle } from './made-articles.ts'

const INDEX = 'route_search_tokens_idx'
/** Only these have a map to read, as the question for what is near a line does. */
export const WITH_MAP = 500

/** Adds the made articles from `from` to `to` to every table that lists and searches read, as saving each would. */
export async function seedSearchable(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const make = createArticleMaker()
  const [index] = await sql<{ indexdef: string }[]>`select indexdef from pg_indexes where indexname = ${INDEX}`
  if (!index) throw new Error(`${INDEX} is missing`)
  await seedAuthors(sql, to)
  await sql.unsafe(`drop index ${INDEX}`)
  const articles = () => range(from, to).map(make)
  await copy(
    sql,
    `routes (id, user_id, title, summary, is_draft, share_token, distance_km, bounds, preview_key, favorite_count, copy_count, created_at, updated_at)`,
    map(articles(), routeLine),
  )
  await copy(sql, 'route_tags (route_id, key, name, position)', map(articles(), tagLines))
  await copy(sql, 'route_search (route_id, version, tokens, head, body, anchor, outline)', map(articles(), searchLine))
  await copy(sql, 'route_maps (route_id, layers)', map(range(to - WITH_MAP, to).map(make), mapLine))
  await copy(
    sql,
    'route_bodies (route_id, body)',
    map(range(to - WITH_MAP, to).map(make), ({ id }) => `${id}\t{"version":1,"blocks":[]}\n`),
  )
  await sql`set maintenance_work_mem = '512MB'`
  await sql.unsafe(index.indexdef)
  await sql`select setval(pg_get_serial_sequence('routes', 'id'), ${to})`
  await countAuthors(sql)
  await sql`vacuum analyze routes, route_tags, route_search, authors, users`
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

async function copy(sql: postgres.Sql, into: string, lines: Iterable<string>): Promise<void> {
  const stream = await sql.unsafe(`copy ${into} from stdin`).writable()
  let part = ''
  for (const line of lines) {
    part += line
    if (part.length < 1 << 18) continue
    if (!stream.write(part)) await once(stream, 'drain')
    part = ''
  }
  stream.end(part)
  await finished(stream)
}

function* map<T>(items: Iterable<T>, toLine: (item: T) => string): Iterable<string> {
  for (const item of items) yield toLine(item)
}

const range = (from: number, to: number) => ({
  *map<T>(make: (n: number) => T): Iterable<T> {
    for (let n = from + 1; n <= to; n++) yield make(n)
  },
})

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
