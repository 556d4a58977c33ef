import { type ArticleDocument, parseArticle } from '@mishiori/article-blocks/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBlocks } from './compare-blocks.ts'
import { compareStates, isUnchanged } from './compare-states.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text })
const heading = (level: number, text = 'The gate') => ({ type: 'header', level, text })
const list = (style: string, ...items: readonly object[]) => ({ type: 'list', style, items })
const picture = (url: string, over: object = {}) => ({ type: 'singleImage', url, caption: '', tmpId: null, ...over })
const gallery = (over: object = {}) => ({
  type: 'images',
  images: [{ src: '/a.webp', tmpId: null, alt: 'A bell' }],
  raito: '16-9',
  long: 'width',
  caption: '',
  ...over,
})
const table = (withHeadings: boolean) => ({ type: 'table', withHeadings, content: [['Station', 'Time']] })
const divider = { type: 'divider' }

const context = (...blocks: readonly object[]) => ({ version: 1, blocks })

function read(...blocks: readonly object[]): ArticleDocument {
  const parsed = parseArticle(context(...blocks))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.document
}

const CHANGED_FORMS = [
  ['a level', heading(2), heading(3), ['level']],
  ['a heading that became a paragraph', heading(2), paragraph('The gate'), ['kind']],
  ['the style of a list', list('ordered', { text: 'Climb' }), list('unordered', { text: 'Climb' }), ['list']],
  [
    'an item that went deeper',
    list('ordered', { text: 'Climb' }, { text: 'On' }),
    list('ordered', { text: 'Climb', lists: [{ style: 'ordered', items: [{ text: 'On' }] }] }),
    ['list'],
  ],
  ['a heading row', table(false), table(true), ['table']],
  ['bold', paragraph('A long way'), paragraph('A <b>long</b> way'), ['marks']],
  ['a link', paragraph('A <a href="https://a.example">way</a>'), paragraph('A way'), ['links']],
  [
    'where a link leads',
    paragraph('A <a href="https://a.example">way</a>'),
    paragraph('A <a href="https://b.example">way</a>'),
    ['links'],
  ],
  ['a picture', picture('/a.webp'), picture('/b.webp'), ['pictures']],
  ['a picture on the map', picture('/a.webp'), picture('/a.webp', { tmpId: 'spot' }), ['pictureLinks']],
  ['the shape of a gallery', gallery(), gallery({ raito: '1-1' }), ['shape']],
  ['the side that a shape measures', gallery(), gallery({ long: 'height' }), ['shape']],
  [
    'what a picture shows',
    gallery(),
    gallery({ images: [{ src: '/a.webp', tmpId: null, alt: 'A gong' }] }),
    ['pictureWords'],
  ],
  ['a block of another version', { type: 'poll', of: 1 }, { type: 'poll', of: 2 }, ['other']],
] as const

describe('blocks of two texts', () => {
  it.each(CHANGED_FORMS)('tell %s', (_, before, after, facets) => {
    const [opening, end] = [paragraph('Before'), paragraph('After')]
    const changes = compareBlocks(read(opening, before, end), read(opening, after, end))
    expect(changes).toMatchObject([{ kind: 'changed', facets }])
  })

  it('name what they tell', () => {
    const [before, after] = [read(heading(2), gallery(), divider), read(heading(3), gallery({ raito: '1-1' }))]
    expect(compareBlocks(before, after)).toMatchObject([
      { kind: 'changed', block: 'heading', name: 'The gate' },
      { kind: 'changed', block: 'gallery', name: 'A bell' },
      { kind: 'removed', block: 'divider', name: '' },
    ])
  })

  it('tell what came, went and moved', () => {
    const before = read(picture('/a.webp'), paragraph('One'), paragraph('Two'))
    const after = read(
      paragraph('One'),
      paragraph('Two'),
      picture('/a.webp'),
      gallery({ images: [{ src: '/c.webp' }] }),
    )
    expect(compareBlocks(before, after)).toMatchObject([
      { kind: 'moved', block: 'image' },
      { kind: 'added', block: 'gallery' },
    ])
  })

  it('leave words to the lines', () => {
    expect(compareBlocks(read(paragraph('One')), read(paragraph('Two'), heading(1)))).toEqual([])
  })

  it('pair each block once, in order', () => {
    const before = read(heading(1, 'Climb'), heading(1, 'Climb'))
    const after = read(heading(2, 'Climb'), heading(3, 'Climb'), divider)
    expect(compareBlocks(before, after)).toMatchObject([
      { kind: 'changed', facets: ['level'] },
      { kind: 'changed', facets: ['level'] },
      { kind: 'added', block: 'divider' },
    ])
  })

  it('pair tables by their cells, however many there are', () => {
    const row = (start: number) => Array.from({ length: 12 }, (_, column) => `${start + column}`)
    const rows = (start: number) => Array.from({ length: 100 }, (_, place) => row(start + place * 12))
    const tables = (withHeadings: boolean) =>
      read(...Array.from({ length: 60 }, (_, place) => ({ type: 'table', withHeadings, content: rows(place * 1200) })))
    expect(compareBlocks(tables(false), tables(true))).toHaveLength(60)
  })

  it('do not tell the pixels of a file, which were looked up later', () => {
    const measured = read(picture('/a.webp', { width: 640, height: 480 }))
    expect(compareBlocks(read(picture('/a.webp')), measured)).toEqual([])
  })
})

describe('states of an article that differ in their text', () => {
  const text = fc.constantFrom('up', 'on', '<b>up</b>', '<a href="https://a.example">on</a>', '')
  const block = fc.oneof(
    text.map(paragraph),
    fc.tuple(fc.constantFrom(1, 2), text).map(([level, text]) => heading(level, text)),
    fc
      .tuple(fc.constantFrom('ordered', 'unordered'), fc.array(text, { minLength: 1, maxLength: 3 }))
      .map(([style, items]) => list(style, ...items.map((text) => ({ text: text })))),
    fc.constantFrom(divider, picture('/a.webp'), picture('/b.webp', { caption: 'up' }), gallery()),
  )
  const body = fc.array(block, { maxLength: 4 })
  const stateOf = (blocks: readonly object[]) => ({ title: '', summary: '', context: context(...blocks) })

  it('never count as unchanged, in either language', () => {
    fc.assert(
      fc.property(body, body, (before, after) => {
        const own = (blocks: readonly object[]) => ({ ...stateOf(blocks), layer: [], translation: null })
        const second = (blocks: readonly object[]) => ({ ...own([]), translation: stateOf(blocks) })
        const isSame = JSON.stringify(before) === JSON.stringify(after)
        expect(isUnchanged(compareStates(own(before), own(after)))).toBe(isSame)
        expect(isUnchanged(compareStates(second(before), second(after)))).toBe(isSame)
      }),
      { numRuns: 1000 },
    )
  })
})
