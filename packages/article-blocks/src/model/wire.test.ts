import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyArticle } from '../testing/arbitrary-article.ts'
import { ARTICLE_LIMITS } from './article-document.ts'
import { parseArticle, serializeArticle } from './wire.ts'

const article = (...blocks: unknown[]) => ({ version: 1, blocks })
const paragraph = (text: string) => ({ type: 'paragraph', text })
const list = (items: unknown) => ({ type: 'list', style: 'ordered', items })
const gallery = (count: number) => ({
  type: 'images',
  images: Array.from({ length: count }, () => ({ src: 'https://example.com/a.jpg', tmpId: null })),
  raito: '4-3',
  long: 'width',
})
const nested = (depth: number): unknown => ({
  style: 'ordered',
  items: [depth > 1 ? { text: 'x', lists: [nested(depth - 1)] } : { text: 'x' }],
})
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

describe('parseArticle', () => {
  it('reads back every article that serializeArticle writes, through JSON', () => {
    fc.assert(
      fc.property(anyArticle, (document) => {
        expect(parseArticle(JSON.parse(JSON.stringify(serializeArticle(document))))).toEqual({ ok: true, document })
      }),
      { numRuns: 300 },
    )
  })

  it('never throws and tells what is wrong, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.array(fc.anything()).map((blocks) => article(...blocks)),
        ),
        (input) => {
          const result = parseArticle(input)
          expect(result.ok || result.problems.length > 0).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('keeps a block of an unknown kind untouched', () => {
    const future = {
      type: 'timeline',
      entries: [{ at: '10:00', text: '<script>' }],
      nested: { deep: [null, true, 1.5] },
    }
    const result = parseArticle(article(future))
    expect(result.ok && serializeArticle(result.document).blocks).toEqual([future])
  })

  it.each([
    ['both', { ratio: '16-9', long: 'height' }, { ratio: '16-9', long: 'height' }],
    ['the spelling of a gallery', { raito: '4-3', long: 'width' }, { ratio: '4-3', long: 'width' }],
    ['a ratio alone', { ratio: '1-1' }, { ratio: '1-1' }],
    ['nothing', { ratio: null, long: '' }, {}],
  ])('keeps the ratio and the long side of a picture: %s', (_name, given, kept) => {
    const image = { type: 'singleImage', url: '/a.jpg', caption: '', tmpId: null }
    const result = parseArticle(article({ ...image, ...given }))
    expect(result.ok && serializeArticle(result.document).blocks).toEqual([{ ...image, ...kept }])
  })

  it('cleans inline HTML while reading', () => {
    const result = parseArticle(article(paragraph('<b onclick="x()">a</b><script>x</script>')))
    expect(result.ok && serializeArticle(result.document).blocks).toEqual([paragraph('<b>a</b>')])
  })

  it('names the place of every fault', () => {
    const result = parseArticle(
      article(paragraph('fine'), { type: 'header', level: 7, text: 'x' }, { type: 'paragraph' }),
    )
    expect(result).toEqual({
      ok: false,
      problems: [
        { code: 'heading.level_invalid', path: '/blocks/1/level' },
        { code: 'text.invalid', path: '/blocks/2/text' },
      ],
    })
  })

  it.each([
    ['a newer stored form', { version: 2, blocks: [] }, 'document.version_unsupported'],
    ['no blocks', { version: 1 }, 'document.invalid'],
    ['nothing', null, 'document.invalid'],
    ['a block without a kind', article({ text: 'x' }), 'block.invalid'],
    ['a picture from a script', article({ type: 'singleImage', url: 'javascript:alert(1)' }), 'image.url_invalid'],
    ['a picture of another host’s path', article({ type: 'singleImage', url: '//example.com/a' }), 'image.url_invalid'],
    ['a picture without an address', article({ type: 'singleImage', url: '' }), 'image.url_invalid'],
    ['half a size', article({ type: 'singleImage', url: '/a.jpg', width: 10 }), 'image.invalid'],
    ['a picture of an unknown ratio', article({ type: 'singleImage', url: '/a.jpg', ratio: '3-2' }), 'image.invalid'],
    ['a picture of no side', article({ type: 'singleImage', url: '/a.jpg', long: 'depth' }), 'image.invalid'],
    ['an unknown ratio', article({ ...gallery(1), raito: '3-2' }), 'gallery.invalid'],
    ['rows of different length', article({ type: 'table', content: [['a'], ['a', 'b']] }), 'table.invalid'],
    ['an empty list', article(list([])), 'list.invalid'],
    ['a list from below 0', article({ ...list([{ text: 'x' }]), start: -1 }), 'list.invalid'],
    ['a list from half a number', article({ ...list([{ text: 'x' }]), start: 1.5 }), 'list.invalid'],
    ['a list from a word', article({ ...list([{ text: 'x' }]), start: '2' }), 'list.invalid'],
    ['text PostgreSQL cannot hold', article({ type: 'new', text: 'a\u0000' }), 'block.invalid'],
  ])('refuses %s', (_name, input, code) => {
    const result = parseArticle(input)
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code])
  })
})

describe('the first number of a list', () => {
  it.each([
    ['1', { ...list([{ text: 'x' }]), start: 1 }],
    ['any, where entries have points', { type: 'list', style: 'unordered', start: 7, items: [{ text: 'x' }] }],
  ])('is left out when it is %s', (_name, block) => {
    const result = parseArticle(article(block))
    expect(result.ok && result.document.blocks[0]).not.toHaveProperty('start')
  })
})

describe('limits, at and above', () => {
  const { blocks, textLength, captionLength, listItems, listDepth, listStart, tableRows, tableColumns, galleryImages } =
    ARTICLE_LIMITS
  it.each([
    ['blocks', (n: number) => article(...times(n, paragraph('x'))), blocks, 'document.too_many_blocks'],
    ['characters', (n: number) => article(paragraph('峠'.repeat(n))), textLength, 'text.too_long'],
    [
      'characters of a caption',
      (n: number) => article({ type: 'quote', text: '', caption: 'x'.repeat(n) }),
      captionLength,
      'text.too_long',
    ],
    ['list items', (n: number) => article(list(times(n, { text: 'x' }))), listItems, 'list.too_many_items'],
    [
      'the first number of a list',
      (start: number) => article({ ...list([{ text: 'x' }]), start }),
      listStart,
      'list.invalid',
    ],
    ['list levels', (n: number) => article({ type: 'list', ...Object(nested(n)) }), listDepth, 'list.too_deep'],
    ['table rows', (n: number) => article({ type: 'table', content: times(n, ['x']) }), tableRows, 'table.invalid'],
    [
      'table columns',
      (n: number) => article({ type: 'table', content: [times(n, 'x')] }),
      tableColumns,
      'table.invalid',
    ],
    ['gallery images', (n: number) => article(gallery(n)), galleryImages, 'gallery.image_count'],
  ])('takes the full number of %s and refuses one more', (_name, make, limit, code) => {
    expect(parseArticle(make(limit)).ok).toBe(true)
    const result = parseArticle(make(limit + 1))
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code])
  })

  it('refuses a gallery without images', () => {
    expect(parseArticle(article(gallery(0)))).toMatchObject({ problems: [{ code: 'gallery.image_count' }] })
  })
})
