import fc from 'fast-check'
import {
  ARTICLE_LIMITS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleList,
  ASPECT_RATIOS,
  canonicalInline,
  type HeadingLevel,
  type LineBreak,
  LONG_SIDES,
  type TextRun,
} from '../document.ts'

/** Words that trouble parsers and editors: markup, Japanese, spaces, characters outside the first plane. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('峠', ' ', '<b>', '&amp;', '"quoted"', '  two  ', '👣', 'がぎ', '</span>', '\u00a0'),
)
const objectId = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
const href = fc.constantFrom('https://example.com/', 'http://example.com/?a=1&b=%22', 'mailto:a@example.com')
const target = fc.oneof(
  href.map((address) => ({ kind: 'address' as const, href: address })),
  objectId.map((id) => ({ kind: 'mapObject' as const, objectId: id })),
)
const run: fc.Arbitrary<TextRun | LineBreak> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(text, fc.boolean(), fc.boolean(), fc.option(target, { nil: undefined })).map(makeRun),
  },
  { weight: 1, arbitrary: fc.constant<LineBreak>({ type: 'break' }) },
)
export const anyInline = fc.array(run, { maxLength: 6 }).map(canonicalInline)
const caption = text.map((text) => text.replace(/\s+/g, ' ').slice(0, ARTICLE_LIMITS.captionLength))
const imageUrl = fc.constantFrom('https://example.com/a.jpg', '/images/a.png?v=1')
const mapObjectId = fc.option(objectId, { nil: null })
const pixels = fc.integer({ min: 1, max: 4000 })

/** Lists nested down to a depth; each level is built from the one below, so that generation always ends. */
function listOfDepth(depth: number): fc.Arbitrary<ArticleList> {
  const below = depth > 1 ? fc.array(listOfDepth(depth - 1), { maxLength: 2 }) : fc.constant([])
  const items = fc.array(fc.record({ text: anyInline, lists: below }), { minLength: 1, maxLength: 3 })
  const start = fc.integer({ min: 0, max: ARTICLE_LIMITS.listStart }).filter((number) => number !== 1)
  return fc.oneof(
    fc.record({ style: fc.constant('unordered' as const), items }),
    fc.record({ style: fc.constant('ordered' as const), items, start }, { requiredKeys: ['style', 'items'] }),
  )
}

const anyBlock: fc.Arbitrary<ArticleBlock> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), text: anyInline }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom<HeadingLevel[]>(1, 2, 3, 4, 5, 6),
    text: anyInline,
  }),
  listOfDepth(3).map((list) => ({ type: 'list' as const, ...list })),
  fc.record({ type: fc.constant('quote' as const), text: anyInline, caption }),
  fc.record({
    type: fc.constant('table' as const),
    hasHeadingRow: fc.boolean(),
    rows: fc
      .integer({ min: 1, max: 3 })
      .chain((columns) =>
        fc.array(fc.array(anyInline, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 3 }),
      ),
  }),
  fc.record(
    {
      type: fc.constant('image' as const),
      url: imageUrl,
      caption,
      mapObjectId,
      size: fc.option(fc.record({ width: pixels, height: pixels }), { nil: null }),
      aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
      longSide: fc.constantFrom(...LONG_SIDES),
    },
    { requiredKeys: ['type', 'url', 'caption', 'mapObjectId', 'size'] },
  ),
  fc.record({
    type: fc.constant('gallery' as const),
    images: fc.array(fc.record({ url: imageUrl, alt: caption, mapObjectId }), {
      minLength: 1,
      maxLength: ARTICLE_LIMITS.galleryImages,
    }),
    aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
    longSide: fc.constantFrom(...LONG_SIDES),
    caption,
  }),
  fc.constant({ type: 'divider' as const }),
  fc
    .dictionary(fc.constantFrom('data', 'items', 'width'), fc.oneof(fc.integer(), text, fc.array(text)))
    .map((fields) => ({ type: 'unknown' as const, stored: { ...fields, type: 'timeline' } })),
)

export const anyArticle: fc.Arbitrary<ArticleDocument> = fc
  .array(anyBlock, { maxLength: 6 })
  .map((blocks) => ({ blocks }))

function makeRun([text, isBold, isItalic, leadsTo]: [string, boolean, boolean, TextRun['target']]): TextRun {
  return {
    type: 'text',
    text: text,
    ...(isBold && { isBold }),
    ...(isItalic && { isItalic }),
    ...(leadsTo && { target: leadsTo }),
  }
}
