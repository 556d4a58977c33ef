import { boundsOf, encodePolyline } from '@mishiori/map-document'
import { searchRow } from '@repo/api/search-row'
import type { MadeArticle } from './made-articles.ts'

/** Lines of `copy`: what saving an article writes into the tables that lists and searches read. */

export function routeLine(article: MadeArticle): string {
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
    paths: [path],
    anchor,
    outline,
  }
  const row = searchRow(document, article)
  const tokens = `{${row.tokens.map((token) => `"${token}"`).join(',')}}`
  const quoted = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return `${[article.id, 1, tokens, quoted(row.head), row.body, `(${anchor?.join(',')})`, quoted(outline)].join('\t')}\n`
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
