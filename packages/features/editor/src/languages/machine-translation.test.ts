import { EMPTY_ARTICLE, parseArticle } from '@mishiori/article-blocks/document'
import { layerId, type MapDocument, mapObjectId, type Spot } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { expect, it, vi } from 'vitest'
import { batchesOf, translateByMachine } from './machine-translation.ts'

vi.mock('@repo/web-kit/browser-api')

const articleOf = (...texts: string[]) => {
  const parsed = parseArticle({ version: 1, blocks: texts.map((text) => ({ type: 'paragraph', text })) })
  if (!parsed.ok) throw new Error('no article')
  return parsed.document
}
const LANGUAGES = { source: 'ja', target: 'en-us' } as const

function serverThat(answer: (texts: readonly string[]) => readonly string[] | null) {
  const translate = vi.fn(async ({ body }: { body: { texts: readonly string[] } }) => {
    const texts = answer(body.texts)
    return texts
      ? { ok: true, status: 200, data: { texts } }
      : { ok: false, status: 503, error: { code: 'translation.unavailable', message: '' } }
  })
  vi.mocked(browserApi).mockReturnValue({ translate } as unknown as ReturnType<typeof browserApi>) // of it, this is called
  return translate
}

it('translates title, summary and text, each text once', async () => {
  const translate = serverThat((texts) => texts.map((text) => text.replace('峠', 'pass')))
  const written = { title: '峠 & 道', summary: '', article: articleOf('<b>峠</b>へ', '道', '道'), map: null }
  const answer = await translateByMachine(written, LANGUAGES)
  expect(translate).toHaveBeenCalledExactlyOnceWith({
    body: { ...LANGUAGES, texts: ['峠 &amp; 道', '<b>峠</b>へ', '道'] },
  })
  expect(answer).toEqual({
    ok: true,
    written: { title: 'pass & 道', summary: '', article: articleOf('<b>pass</b>へ', '道', '道'), map: null },
  })
})

const spot = (id: string, over: Partial<Spot>): Spot => ({
  id: mapObjectId(id),
  name: id,
  description: '',
  kind: 'spot',
  position: [137.8, 35.95],
  color: 'red',
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
  ...over,
})
const mapOf = (...objects: Spot[]): MapDocument => ({
  layers: [{ id: layerId('day'), name: '一日目', objects }],
  mainLineId: null,
})

it('translates what of the map has no translation yet', async () => {
  serverThat((texts) => texts.map((text) => `EN ${text}`))
  const map = mapOf(
    spot('峠', { description: '茶屋\n甘酒' }),
    spot('駅', { translations: { 'en-us': { name: 'Station' } } }),
    spot('長', { name: '長'.repeat(253) }),
  )
  const answer = await translateByMachine({ title: '', summary: '', article: EMPTY_ARTICLE, map }, LANGUAGES)
  if (!answer.ok || !answer.written.map) throw new Error('not translated')
  const [layer] = answer.written.map.layers
  expect(layer?.translations).toEqual({ 'en-us': { name: 'EN 一日目' } })
  expect(layer?.objects.map(({ translations }) => translations?.['en-us'])).toEqual([
    { name: 'EN 峠', description: 'EN 茶屋\n甘酒' },
    { name: 'Station' },
    undefined, // longer than a name may be
  ])
  expect(layer?.objects.map(({ name }) => name)).toEqual(['峠', '駅', '長'.repeat(253)])
})

it('gives nothing of a translation that fails', async () => {
  serverThat(() => null)
  const answer = await translateByMachine({ title: '峠', summary: '', article: EMPTY_ARTICLE, map: null }, LANGUAGES)
  expect(answer).toMatchObject({ ok: false, error: { code: 'translation.unavailable' } })
})

it('asks for as much at a time as one request may hold', () => {
  const { texts, characters } = PRODUCT_LIMITS.translation
  const many = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length))
  expect(batchesOf(many(texts, 1))).toHaveLength(1)
  expect(batchesOf(many(texts + 1, 1)).map(({ length }) => length)).toEqual([texts, 1])
  expect(batchesOf(many(2, characters / 2))).toHaveLength(1)
  expect(batchesOf([...many(2, characters / 2), 'x'])).toHaveLength(2)
  expect(batchesOf(['x'.repeat(characters), 'x'.repeat(characters + 1)])).toEqual([['x'.repeat(characters)]])
})
