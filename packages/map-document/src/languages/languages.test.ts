import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import { findMapObject } from '../main-line.ts'
import type { MapDocument } from '../map-document.ts'
import { duplicateObject } from '../operations/duplicate-object.ts'
import { renameLayer } from '../operations/layers.ts'
import { moveSpot } from '../operations/move-object.ts'
import { updateObject } from '../operations/update-object.ts'
import { aDocument, anyDocument, aSpot } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { parseMapDocument } from '../wire/parse.ts'
import { serializeMapDocument } from '../wire/serialize.ts'
import { isNamedIn, readInLanguage, writeInLanguage } from './in-language.ts'
import { keepLanguages } from './keep-languages.ts'
import type { Translations } from './translations.ts'

const spot = { ...aSpot('s'), name: '峠の茶屋', description: '夏だけ' }
const withTranslations = (translations: Translations) => aDocument([{ ...spot, translations }])
const translated = withTranslations({ 'en-us': { name: 'Tea house' } })
const s = mapObjectId('s')

function edit(document: MapDocument, change: (view: MapDocument) => ReturnType<typeof updateObject>): MapDocument {
  const result = change(readInLanguage(document, 'en-us'))
  if (!result.ok) throw new Error(result.issue.code)
  return writeInLanguage(document, result.document, 'en-us')
}

describe('reading in a language', () => {
  it('shows each word in it where there is one and falls back word by word', () => {
    const view = readInLanguage(translated, 'en-us')
    expect(findMapObject(view, s)).toMatchObject({ name: 'Tea house', description: '夏だけ' })
    expect(findMapObject(readInLanguage(translated, 'fr'), s)).toMatchObject({ name: '峠の茶屋' })
    expect(findMapObject(translated, s)).toSatisfy((object: typeof spot) => isNamedIn(object, 'en-us'))
  })

  it('takes no inherited key for a language', () => {
    expect(findMapObject(readInLanguage(translated, 'constructor'), s)).toMatchObject({ name: '峠の茶屋' })
  })
})

describe('writing in a language', () => {
  it('is taken back unchanged', () => {
    fc.assert(
      fc.property(anyDocument, fc.constantFrom('en-us', 'ja', 'de'), (document, language) => {
        const back = writeInLanguage(document, readInLanguage(document, language), language)
        expect(back).toEqual(document)
        expect(back.layers.every((layer, index) => layer === document.layers[index])).toBe(true)
      }),
    )
  })

  it('reads as it was written, and leaves the own words alone', () => {
    fc.assert(
      fc.property(anyDocument, fc.string({ minLength: 1 }), (document, name) => {
        const layers = readInLanguage(document, 'en-us').layers.map((layer) => ({ ...layer, name }))
        const view = { ...readInLanguage(document, 'en-us'), layers }
        const written = writeInLanguage(document, view, 'en-us')
        expect(readInLanguage(written, 'en-us')).toEqual(view)
        expect(written.layers.map((layer) => layer.name)).toEqual(document.layers.map((layer) => layer.name))
      }),
    )
  })

  it('translates what was renamed and described', () => {
    const change = { name: 'Tea house', description: 'In summer' }
    const written = edit(aDocument([spot]), (view) => updateObject(view, s, change))
    expect(findMapObject(written, s)).toEqual({ ...spot, translations: { 'en-us': change } })
  })

  it('translates no more what gets its own words again', () => {
    const written = edit(translated, (view) => updateObject(view, s, { name: '峠の茶屋' }))
    expect(findMapObject(written, s)).toEqual(spot)
  })

  it('keeps other languages, and geometry as it was edited', () => {
    const document = withTranslations({ 'en-us': { name: 'Tea house' }, fr: { name: 'Salon de thé' } })
    const written = edit(document, (view) => moveSpot(view, s, [138, 36]))
    expect(findMapObject(written, s)).toMatchObject({
      position: [138, 36],
      translations: { 'en-us': { name: 'Tea house' }, fr: { name: 'Salon de thé' } },
    })
  })

  it('translates the name of a layer', () => {
    const written = edit(aDocument([spot]), (view) => renameLayer(view, layerId('L0'), 'Day 1'))
    expect(written.layers[0]).toMatchObject({ name: 'layer 1', translations: { 'en-us': { name: 'Day 1' } } })
  })
})

it('gives a copy no name of the first one, in any language', () => {
  const document = withTranslations({ 'en-us': { name: 'Tea house', description: 'In summer' } })
  const copied = duplicateObject(document, s, { id: mapObjectId('copy'), name: '茶屋 2' })
  const copy = copied.ok ? findMapObject(copied.document, mapObjectId('copy')) : null
  expect(copy).toMatchObject({ name: '茶屋 2', translations: { 'en-us': { description: 'In summer' } } })
  expect(copy?.translations?.['en-us']).not.toHaveProperty('name')
})

it('keeps the languages that are wanted and drops the others', () => {
  const document = withTranslations({ 'en-us': { name: 'Tea house' }, fr: { name: 'Salon de thé' } })
  expect(findMapObject(keepLanguages(document, ['en-us']), s)).toMatchObject({
    translations: { 'en-us': { name: 'Tea house' } },
  })
  expect(findMapObject(keepLanguages(document, []), s)).toEqual(spot)
  expect(keepLanguages(document, ['fr', 'en-us'])).toBe(document)
})

describe('limits of each language', () => {
  const { nameLength, descriptionLength, languages } = MAP_LIMITS
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${'abcdefghij'[index]}`, { name: 'x' }]))
  it.each([
    [{ 'en-us': { name: 'x'.repeat(nameLength.max) } }, undefined],
    [{ 'en-us': { name: 'x'.repeat(nameLength.max + 1) } }, 'name.too_long'],
    [{ 'en-us': { name: ' ' } }, 'name.required'],
    [{ 'en-us': { description: 'x'.repeat(descriptionLength.max) } }, undefined],
    [{ 'en-us': { description: 'x'.repeat(descriptionLength.max + 1) } }, 'description.too_long'],
    [{ EN: { name: 'x' } }, 'language.invalid'],
    [many(languages), undefined],
    [many(languages + 1), 'language.limit_reached'],
  ] as const)('answers %j with %s', (translations, expected) => {
    expect(validateDocument(withTranslations(translations))[0]?.issue.code).toBe(expected)
  })
})

describe('the wire', () => {
  const store = (translations: unknown) => {
    const [layer] = serializeMapDocument(aDocument([spot]))
    return parseMapDocument([{ ...layer, objects: [{ ...layer?.objects[0], translations }] }])
  }

  it('spells descriptions as it does those of objects', () => {
    const document = withTranslations({ 'en-us': { name: 'Tea house', description: 'In summer' } })
    expect(serializeMapDocument(document)[0]?.objects[0]).toMatchObject({
      text: '夏だけ',
      translations: { 'en-us': { name: 'Tea house', text: 'In summer' } },
    })
  })

  it.each([[{ 'en-us': { name: ' ', text: '' } }], [{ 'en-us': {} }], [{}], [null]])(
    'reads %j as no words',
    (translations) => {
      const read = store(translations)
      expect(read.ok && findMapObject(read.document, s)).toEqual(spot)
    },
  )

  it.each([
    ['x'],
    [[]],
    [{ 'en-us': 'Tea house' }],
    [{ 'en-us': { name: 1 } }],
    [{ 'not a tag': { name: 'x' } }],
    [JSON.parse('{"__proto__": {"name": "x"}}')],
  ])('refuses %j', (translations) => {
    expect(store(translations).ok).toBe(false)
  })
})
