import type { Locale, LocalizedText } from '@repo/contract'
import { languageTagOf } from './language-of.ts'
import { xmlText } from './xml.ts'

/** One entry of a feed. Addresses are absolute. */
export interface AtomEntry {
  /** Never changes, whatever `href` becomes. */
  readonly id: string
  readonly href: string
  readonly title: LocalizedText
  readonly author: { readonly name: string; readonly href: string | null }
  readonly categories?: readonly string[]
  /** ISO 8601, as `updated`. */
  readonly published: string
  readonly updated: string
  readonly summary: LocalizedText
}

export interface AtomFeed {
  /** Its own address, which is its id too. */
  readonly self: string
  /** The page that shows the same. */
  readonly alternate: string
  readonly title: string
  readonly entries: readonly AtomEntry[]
}

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8'
/** How many of the newest entries a feed has. */
export const FEED_ENTRIES = 30

/** A feed as RFC 4287 has it, as new as its newest entry. */
export function writeAtom({ self, alternate, title, entries }: AtomFeed): string {
  const address = xmlText(self)
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    `<id>${address}</id><title>${xmlText(title)}</title><updated>${updated}</updated>\n`,
    `<link rel="self" type="application/atom+xml" href="${address}"/>\n`,
    `<link rel="alternate" type="text/html" href="${xmlText(alternate)}"/>\n`,
    ...entries.map(writeEntry),
    '</feed>\n',
  ].join('')
}

function writeEntry({ id, href, title, author, categories = [], published, updated, summary }: AtomEntry): string {
  const uri = author.href === null ? '' : `<uri>${xmlText(author.href)}</uri>`
  return [
    `<entry><id>${xmlText(id)}</id>${element('title', title)}`,
    `<link rel="alternate" type="text/html" href="${xmlText(href)}"/>`,
    `<published>${published}</published><updated>${updated}</updated>`,
    `<author><name>${xmlText(author.name)}</name>${uri}</author>`,
    ...categories.map((name) => `<category term="${xmlText(name)}"/>`),
    `${element('summary', summary)}</entry>\n`,
  ].join('')
}

const element = (name: string, { text, language }: LocalizedText) =>
  `<${name} xml:lang="${languageTagOf(language)}">${xmlText(text)}</${name}>`

/** The language of a feed from `?hl=`; null gives everything in its main language. */
export const localeOfFeed = (hl: string | undefined): Locale | null => (hl === 'ja' || hl === 'en-us' ? hl : null)
