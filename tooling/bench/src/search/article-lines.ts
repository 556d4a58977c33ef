import { boundsOf, encodePolyline } from '@mishiori/map-document'
import { INDEX_VERSION, indexRow } from '@repo/api/index-row'
import { FACTS_VERSION } from '@repo/api/line-facts'
import { tokensOfPaths } from '@repo/api/map-cells'
import type { MadeArticle } from './made-articles.ts'

/** Lines of `copy`: what saving an article writes into the tables that lists and searches read. */

export function routeLine(article: MadeArticle): string {
  const { id, authorId, title, summary, distanceKm, path, favoriteCount, copyCount } = article
  const { climbMeters, courseMinutes, courseConstant, isLoop, lineProfile } = article
  const created = createdAt(id)
  const row = [
    id,
    authorId,
    title,
    summary,
    'f',
    `made-${id}`,
    distanceKm,
    orNull(climbMeters),
    orNull(courseMinutes),
    orNull(courseMinutes && 'hikeJapan'),
    orNull(courseMinutes && 1),
    orNull(courseConstant),
    isLoop ? 't' : 'f',
    orNull(lineProfile),
    FACTS_VERSION,
    boxAround(path),
    `made-${id}`,
    favoriteCount,
    copyCount,
    created,
    created,
  ]
  return `${row.join('\t')}\n`
}

const orNull = (value: string | number | null) => value ?? '\\N'

const createdAt = (id: number) => new Date(Date.UTC(2020, 0, 1) + id * 180_000).toISOString()

function boxAround(path: MadeArticle['path']): string {
  const [west, south, east, north] = boundsOf(path) ?? [0, 0, 0, 0]
  return `(${east < west ? east + 360 : east},${north}),(${west},${south})`
}

export const tagLines = ({ id, tags }: MadeArticle) => tags.map((tag, at) => `${id}\t${tag}\t${tag}\t${at}\n`).join('')

export function searchLine(article: MadeArticle): string {
  const { path, tags, text, summary, title, outline, hasPhotos } = article
  const [anchor = null] = path
  const document = {
    titles: [title],
    tags,
    place: '',
    text: `${summary} ${text}`,
    tagKeys: tags,
    hasPhotos,
    languages: ['ja' as const],
    mapTokens: tokensOfPaths([path]),
    anchor,
    outline,
  }
  const row = indexRow(document, article)
  const tokens = `{${row.tokens.map((token) => `"${token}"`).join(',')}}`
  const quoted = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  const { id, favoriteCount, copyCount, distanceKm, climbMeters, courseMinutes, courseConstant } = article
  const words = [id, INDEX_VERSION, tokens, quoted(row.head), row.body, `(${anchor?.join(',')})`, quoted(outline)]
  // While rows are copied no trigger takes these from the article.
  const measured = [distanceKm, ...[courseMinutes, climbMeters, courseConstant].map(orNull)]
  const facts = ['t', favoriteCount, copyCount, ...measured, boxAround(path), createdAt(id)]
  return `${[...words, ...facts].join('\t')}\n`
}

export function mapLine({ id, path }: MadeArticle): string {
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

export const bodyLine = ({ id }: MadeArticle) => `${id}\t{"version":1,"blocks":[]}\n`
