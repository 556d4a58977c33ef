import { expect, it } from 'vitest'
import { localeOfAddress } from '../i18n/locale.ts'
import type { RootData } from '../root-data.server.ts'
import { languageLinks } from './language-links.ts'

const site = 'https://mishiori.example'

/** Relation, language and address of a page's links. */
function linksOf(address: string, path: string) {
  const addressLocale = localeOfAddress(new Request(`${site}${address}`))
  const root = { loaderData: { publicUrl: site, addressLocale } as RootData } // of the root's data nothing else is read
  const links = languageLinks({ matches: [root] }, path)
  return links.map((link) => ['rel', 'hrefLang', 'href'].map((key) => (key in link ? Object(link)[key] : '')).join(' '))
}

it.each([
  ['/routes', `canonical  ${site}/routes`],
  ['/routes?hl=ja', `canonical  ${site}/routes?hl=ja`],
  ['/routes?hl=en-us', `canonical  ${site}/routes?hl=en-us`],
  ['/en/routes', `canonical  ${site}/routes?hl=en-us`],
  ['/routes?hl=fr&utm_source=x', `canonical  ${site}/routes`],
])('is its own page in the language that %j asks for', (search, canonical) => {
  expect(linksOf(search, '/routes')).toEqual([
    canonical,
    `alternate ja ${site}/routes?hl=ja`,
    `alternate en-US ${site}/routes?hl=en-us`,
    `alternate x-default ${site}/routes`,
  ])
})

it('keeps what else makes it another page', () => {
  expect(linksOf('/routes?hl=ja&page=2', '/routes?page=2')).toEqual([
    `canonical  ${site}/routes?page=2&hl=ja`,
    `alternate ja ${site}/routes?page=2&hl=ja`,
    `alternate en-US ${site}/routes?page=2&hl=en-us`,
    `alternate x-default ${site}/routes?page=2`,
  ])
})
