import type { Line, MapObject, Position } from '@mishiori/map-document'
import { mapObjectId, parseMapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { articlesOf, EASILY_EDITED_POINTS, inputOf, layersOf, thinningOf } from './import-articles.ts'
import type { ImportFile } from './import-file.ts'
import { itemsOf } from './import-item.ts'
import { chosenItems, EMPTY_IMPORT, importReducer } from './import-state.ts'

const line = (id: string, path: readonly Position[]): Line => ({
  id: mapObjectId(id),
  kind: 'line',
  name: id,
  description: '',
  color: 'red',
  path,
})
const way = (from: number): readonly Position[] => [
  [138, from],
  [138, from + 1],
]
const spot = (id: string, lat: number): MapObject => ({
  id: mapObjectId(id),
  kind: 'spot',
  name: id,
  description: '',
  color: 'red',
  position: [138, lat],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const read = (id: string, layers: Readonly<Record<string, readonly MapObject[]>>): ImportFile => ({
  id,
  file: new File([], `${id}.gpx`),
  state: {
    kind: 'read',
    pictures: [],
    name: id,
    layers: Object.entries(layers).map(([name, objects]) => ({ name, objects })),
    notes: [],
  },
})

describe('a draft of a file', () => {
  it.each([
    ['尾根の道', 'ja'],
    ['Ridge walk', 'en-us'],
  ] as const)('is in the language of its texts: %s', (name, language) => {
    const items = itemsOf([read('a', { a: [line(name, way(35))] })])
    const [article] = articlesOf(items, { mode: 'one', titleOf: () => name })
    expect(article && inputOf(article, { isThinned: false })).toMatchObject({ title: name, language })
  })

  it('has all parts of a track in one item, however many', () => {
    const parts = Array.from({ length: 250 }, (_, at) => line(`T (${at + 1})`, way(at / 10)))
    const file = read('a', { a: [...parts, line('U', way(40))] })
    if (file.state.kind !== 'read') throw new Error('It was read.')
    const layers = file.state.layers.map((layer) => ({ ...layer, groups: [parts.map(({ id }) => id)] }))
    const items = itemsOf([{ ...file, state: { ...file.state, layers } }])
    expect(items.map(({ name, objects }) => [name, objects.length])).toEqual([
      ['T', 250],
      ['U', 1],
    ])
    const fitted = layersOf({ items: chosenItems(items, {}), photos: null })
    expect([fitted.leftOut, fitted.layers.length]).toEqual([0, 3])
  })
})

describe('what files hold', () => {
  const files = [
    read('a', { 道: [line('l1', way(35)), line('l2', way(36)), spot('s1', 35), spot('s2', 36)] }),
    read('b', { 道: [line('copy', way(35)), spot('s3', 37)] }),
  ]

  it('is chosen line by line, and all spots of a layer at once', () => {
    expect(itemsOf(files).map(({ kind, name, objects }) => [kind, name, objects.length])).toEqual([
      ['line', 'l1', 1],
      ['line', 'l2', 1],
      ['spots', '道', 2],
      ['line', 'copy', 1],
      ['spots', '道', 1],
    ])
  })

  it('is recognised where an earlier file has the same, and left out unless somebody wants it', () => {
    const items = itemsOf(files)
    expect(items.map(({ sameAs }) => sameAs)).toEqual([null, null, null, 'a.gpx', null])
    expect(chosenItems(items, {}).map(({ name }) => name)).toEqual(['l1', 'l2', '道', '道'])
    expect(chosenItems(items, { 'b/0/line/0': true, 'a/0/line/1': false }).map(({ name }) => name)).toEqual([
      ...['l1', '道', 'copy', '道'],
    ])
  })

  it('is twenty items at most, those first that somebody chose', () => {
    const max = PRODUCT_LIMITS.importedItems
    const many = itemsOf([read('a', { L: Array.from({ length: max + 1 }, (_, at) => line(`l${at}`, way(at))) })])
    expect(chosenItems(many.slice(1), {})).toHaveLength(max)
    expect(chosenItems(many, {}).map(({ name }) => name)).not.toContain(`l${max}`)
    expect(chosenItems(many, { [`a/0/line/${max}`]: true }).map(({ name }) => name)).toContain(`l${max}`)
    expect(chosenItems(many, { [`a/0/line/${max}`]: true })).toHaveLength(max)
  })
})

describe('the articles', () => {
  const items = itemsOf([
    read('a', { 道: [line('l1', way(35))], 宿: [spot('s1', 35)] }),
    read('b', { 道: [line('l2', way(36))] }),
  ])
  const titleOf = (id: string) => `title of ${id}`

  it('are one, with the layers of each file', () => {
    const articles = articlesOf(items, { mode: 'one', titleOf })
    expect(articles.map(({ title }) => title)).toEqual(['title of a'])
    expect(articles.flatMap((article) => layersOf(article).layers.map(({ name }) => name))).toEqual(['道', '宿', '道'])
  })

  it('or one for each file that something was chosen of', () => {
    expect(articlesOf(items, { mode: 'each', titleOf }).map(({ title }) => title)).toEqual(['title of a', 'title of b'])
    expect(articlesOf(items.slice(0, 2), { mode: 'each', titleOf })).toHaveLength(1)
    expect(articlesOf([], { mode: 'one', titleOf })).toEqual([])
  })

  it('are sent as drafts, the same when they are sent again', () => {
    const [article] = articlesOf(items, { mode: 'one', titleOf: () => '字'.repeat(300) })
    if (!article) throw new Error('there is one')
    const input = inputOf(article, { isThinned: false })
    expect(input).toMatchObject({ title: '字'.repeat(255), is_draft: true, private_mode: null })
    expect(parseMapDocument(input.layer)).toMatchObject({ ok: true, document: { layers: { length: 3 } } })
    expect(inputOf(article, { isThinned: false })).toEqual(input)
  })

  it('have lighter lines where that was wished for', () => {
    const straight = line(
      'long',
      Array.from({ length: EASILY_EDITED_POINTS + 1 }, (_, at): Position => [138 + at / 1e5, 35]),
    )
    const long = itemsOf([read('a', { 道: [straight] })])
    expect(thinningOf(long)).toEqual({ pointsBefore: 10_001, pointsAfter: 2, toleranceMeters: 1 })
    expect(thinningOf(items)).toBeNull()
    const [article] = articlesOf(long, { mode: 'one', titleOf })
    const sizes = [true, false].map((isThinned) => JSON.stringify(article && inputOf(article, { isThinned })).length)
    expect(sizes[0]).toBeLessThan(1000)
    expect(sizes[1]).toBeGreaterThan(10_000)
  })
})

describe('files', () => {
  const files = (count: number, name = 'f') =>
    Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, file: new File([], `${name}${at}.gpx`) }))

  it.each([
    [PRODUCT_LIMITS.routeFilesAtOnce, 0],
    [PRODUCT_LIMITS.routeFilesAtOnce + 1, 1],
  ])('are ten at most: of %i, %i are left out', (count, surplus) => {
    const state = importReducer(EMPTY_IMPORT, { type: 'added', files: files(count) })
    expect([state.files.length, state.surplus.length]).toEqual([PRODUCT_LIMITS.routeFilesAtOnce, surplus])
  })

  it('names those that were left out', () => {
    const max = PRODUCT_LIMITS.routeFilesAtOnce
    const state = importReducer(EMPTY_IMPORT, { type: 'added', files: files(max + 15) })
    expect(state.surplus).toEqual(
      files(max + 15)
        .slice(max)
        .map(({ file }) => file.name),
    )
    expect(importReducer(state, { type: 'file.removed', id: 'f0' }).surplus).toEqual([])
  })

  it('are read again when one that was refused is chosen again', () => {
    const [chosen] = files(1)
    if (!chosen) throw new Error('One was made.')
    const added = importReducer(EMPTY_IMPORT, { type: 'added', files: [chosen] })
    const refused = { kind: 'refused', refusal: null } as const
    const failed = importReducer(added, { type: 'file.changed', id: chosen.id, state: refused })
    const again = importReducer(failed, { type: 'added', files: [{ id: 'again', file: chosen.file }] })
    expect(again.files.map(({ id, state }) => [id, state.kind])).toEqual([['again', 'reading']])
  })

  it('of an earlier visit come before what was added meanwhile', () => {
    const added = importReducer(EMPTY_IMPORT, { type: 'added', files: files(1, 'new') })
    const stored = {
      userId: 1,
      files: files(1, 'old'),
      choices: { x: false },
      mode: 'each',
      isThinned: true,
      created: [],
    } as const
    const state = importReducer(added, { type: 'loaded', stored })
    expect(state.files.map(({ id }) => id)).toEqual(['old0', 'new0'])
    expect(state).toMatchObject({
      isLoaded: true,
      isResumed: true,
      mode: 'each',
      isThinned: true,
      choices: { x: false },
    })
    expect(importReducer(added, { type: 'loaded', stored: null })).toMatchObject({ isResumed: false, isLoaded: true })
  })
})
