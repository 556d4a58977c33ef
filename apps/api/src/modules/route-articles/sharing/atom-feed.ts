import type { RouteCard } from '@repo/contract'
import { xmlText } from './write-xml.ts'

/** The newest public articles as an Atom feed (RFC 4287). */
export function writeAtomFeed(publicUrl: string, articles: readonly RouteCard[]): string {
  const updated =
    articles
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    `<id>${xmlText(`${publicUrl}/feed.atom`)}</id><title>Mishiori</title><updated>${updated}</updated>\n`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(`${publicUrl}/feed.atom`)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/routes`)}"/>\n`,
    ...articles.map((article) => writeEntry(publicUrl, article)),
    '</feed>\n',
  ].join('')
}

function writeEntry(publicUrl: string, article: RouteCard): string {
  const address = xmlText(`${publicUrl}/routes/${article.id}`)
  const author = `<author><name>${xmlText(article.user.nickname)}</name><uri>${xmlText(`${publicUrl}/users/${article.user.id}`)}</uri></author>`
  const categories = article.tag.map(({ name }) => `<category term="${xmlText(name)}"/>`).join('')
  return [
    `<entry><id>${address}</id><title>${xmlText(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${article.created_at}</published><updated>${article.updated_at}</updated>${author}${categories}`,
    `<summary>${xmlText(article.summary)}</summary></entry>\n`,
  ].join('')
}
