import { parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { MAP_LIMITS, mapObjectId, type Position, type Spot } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { chaptersOf, clockTime, nameChapters, placeKey, spotLayer, storyOf } from './photo-draft.ts'
import { type PlacedPhoto, photoTracks } from './place-photos.ts'

const at = (meters: number): Position => [138, 35 + meters / 111_195]
/** 10:00 in Japan, for each metre a second later. */
const START = Date.UTC(2026, 9, 4, 1)

const placed = (id: string, meters: number, isTimed = true): PlacedPhoto => ({
  id,
  placing: { how: 'byPosition' },
  takenMs: isTimed ? START + meters * 1000 : null,
  photo: { id, file: new File([], `${id}.jpg`), exif: null, upload: { kind: 'waiting' } },
  place: { position: at(meters), elevationMeters: 100 + meters, alongMeters: meters },
})
const spot = (name: string, meters: number): Spot => ({
  id: mapObjectId(name),
  kind: 'spot',
  name,
  description: '',
  color: 'red',
  position: at(meters),
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})

const naming = { locale: 'ja', labels: {}, spots: [], stop: (number: number) => `立ち寄り ${number}` } as const
const chapters = (photos: readonly PlacedPhoto[], over: Partial<Parameters<typeof nameChapters>[2]> = {}) =>
  nameChapters(chaptersOf({ placed: photos, clockOffsetMinutes: 540, isClockAsked: false }, photoTracks([])), 540, {
    ...naming,
    ...over,
  })
const titles = (...given: Parameters<typeof chapters>) => chapters(...given).map(({ title }) => title)

describe('a chapter is called', () => {
  const photos = [placed('a', 0), placed('b', 3600)]

  it('by the time that the camera showed, where nothing is known of the place', () => {
    expect(titles(photos)).toEqual(['10:00', '11:00'])
    expect(clockTime(Date.UTC(2026, 0, 1), -210)).toBe('20:30')
  })

  it('by the town, and by the time too where two chapters are in one', () => {
    const matsumoto = { ja: '長野県 松本市', en: 'Matsumoto, Nagano, Japan' }
    const labels = { [placeKey(at(0))]: matsumoto, [placeKey(at(3600))]: null }
    expect(titles(photos, { labels })).toEqual(['松本市', '11:00'])
    expect(titles(photos, { labels, locale: 'en-us' })).toEqual(['Matsumoto', '11:00'])
    expect(titles(photos, { labels: { ...labels, [placeKey(at(3600))]: matsumoto } })).toEqual([
      ...['10:00 松本市', '11:00 松本市'],
    ])
  })

  it('after the nearest spot of the files before all', () => {
    const labels = { [placeKey(at(0))]: { ja: '長野県 松本市', en: '' } }
    expect(titles(photos, { labels, spots: [spot('峠', 140), spot('茶屋', 20), spot('遠い', 3800)] })).toEqual([
      ...['茶屋', '11:00'],
    ])
  })

  it('by its number where nobody knows more', () => {
    expect(titles([placed('a', 0, false)])).toEqual(['立ち寄り 1'])
  })
})

describe('the draft', () => {
  const many = Array.from({ length: 12 }, (_, index) => placed(String(index).padStart(2, '0'), index))
  const urlOf = ({ id }: PlacedPhoto) => `/files/${id}.jpg`

  it('has a spot for every five photos of one place, in the heights of the photos', () => {
    const { objects } = spotLayer(chapters(many), { name: '写真', urlOf: ({ id }) => `https://m.example/${id}.jpg` })
    expect(objects.map((object) => object.kind === 'spot' && [object.name, object.images.length])).toEqual([
      ['10:00', MAP_LIMITS.spotImages],
      ['10:00 2', MAP_LIMITS.spotImages],
      ['10:00 3', 2],
    ])
    expect(objects[0]).toMatchObject({ icon: 'image', display: 'image', elevationMeters: 100 })
  })

  it('shows spots without pictures before any is stored', () => {
    expect(spotLayer(chapters(many), { name: '写真', urlOf: () => null }).objects[0]).toMatchObject({
      display: 'text',
      images: [],
    })
  })

  it('tells each stop under a heading, with a link to the map and at most ten photos a gallery', () => {
    const told = storyOf(chapters(many), { unplaced: [], urlOf }, { onMap: '地図で見る', unplaced: 'そのほか' })
    expect(parseArticle(serializeArticle(told))).toMatchObject({ ok: true })
    const { blocks } = told
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'gallery', 'gallery'])
    expect(blocks[1]).toMatchObject({
      text: [{ text: '地図で見る', target: { kind: 'mapObject', objectId: 'photo-00' } }],
    })
    expect(blocks.map((block) => (block.type === 'gallery' ? block.images.length : 0))).toEqual([0, 0, 10, 2])
    expect(blocks[3]).toMatchObject({ images: [{ url: '/files/10.jpg', alt: '10:00', mapObjectId: 'photo-10' }, {}] })
  })

  it('keeps photos without a place, at its end', () => {
    const nowhere: PlacedPhoto = { ...placed('z', 0), place: null, placing: { how: 'noExif' } }
    const told = storyOf(chapters([]), { unplaced: [nowhere], urlOf }, { onMap: '', unplaced: 'そのほか' })
    expect(told).toMatchObject({
      blocks: [{ type: 'heading', text: [{ text: 'そのほか' }] }, { images: [{ mapObjectId: null }] }],
    })
  })
})
