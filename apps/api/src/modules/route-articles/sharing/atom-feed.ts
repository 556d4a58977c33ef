import { type Locale, type RouteCard, summaryIn, titleIn, type Wording } from '@repo/contract'
import { languageTagOf } from '../../../platform/pages/language-of.ts'
import { xmlText } from './write-xml.ts'

interface AtomFeed {
  readonly publicUrl: string
  readonly articles: readonly RouteCard[]
  /** What readers of the feed asked for; null gives every article in its main language. */
  readonly locale: Locale | null
}

/** The newest public articles as an Atom feed (RFC 4287). */
export function writeAtomFeed({ publicUrl, articles, locale }: AtomFeed): string {
  const query = locale === null ? '' : `?hl=${locale}`
  const self = xmlText(`${publicUrl}/feed.atom${query}`)
  const updated =
    articles
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    `<id>${self}</id><title>Mishiori</title><updated>${updated}</updated>\n`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>\n`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/routes${query}`)}"/>\n`,
    ...articles.map((article) => writeEntry(article, { publicUrl, query, locale: locale ?? article.language })),
    '</feed>\n',
  ].join('')
}

interface EntryPlace {
  readonly publicUrl: string
  readonly query: string
  readonly locale: Locale
}

function writeEntry(article: RouteCard, { publicUrl, query, locale }: EntryPlace): string {
  const address = xmlText(`${publicUrl}/routes/${article.id}`)
  const author = `<author><name>${xmlText(article.user.nickname)}</name><uri>${xmlText(`${publicUrl}/users/${article.user.id}`)}</uri></author>`
  const categories = article.tag.map(({ name }) => `<category term="${xmlText(name)}"/>`).join('')
  return [
    `<entry><id>${address}</id>${element('title', titleIn(article, locale))}`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/routes/${article.id}${query}`)}"/>`,
    `<published>${article.published_at}</published><updated>${article.updated_at}</updated>${author}${categories}`,
    `${element('summary', summaryIn(article, locale))}</entry>\n`,
  ].join('')
}

const element = (name: string, { text, language }: Wording) =>
  `<${name} xml:lang="${languageTagOf(language)}">${xmlText(text)}</${name}>`
