import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareLines } from './compare-lines.ts'
import { type ArticleState, compareStates, isUnchanged } from './compare-states.ts'

const spot = (tmpId: string, over: object = {}) => ({
  tmpId,
  objectType: 'POI',
  type: 'text',
  name: tmpId,
  text: '',
  color: '#DB0730',
  lat: 35,
  lng: 137,
  icon: 'text',
  ...over,
})
const layer = (id: string, ...objects: readonly object[]) => ({ id, name: id, objects })
const state = (over: Partial<ArticleState> = {}): ArticleState => ({
  translation: null,
  title: '峠',
  summary: '',
  layer: [layer('a', spot('shop'), spot('gate'))],
  context: { version: 1, blocks: [{ type: 'paragraph', text: '石畳を登る。' }] },
  ...over,
})

describe('lines of two texts', () => {
  it('are told as they went and came', () => {
    expect(compareLines(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
    ])
  })

  it('lead from the one to the other', () => {
    const lines = fc.array(fc.constantFrom<string[]>('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareLines(before, after)
        const count = (kind: string) => changes.filter((change) => change.kind === kind).length
        expect(before.length - count('removed')).toBe(after.length - count('added'))
        const left = [...before]
        for (const { kind, text } of changes) if (kind === 'removed') left.splice(left.indexOf(text), 1)
        for (const { kind, text } of changes) if (kind === 'added') left.push(text)
        expect(left.toSorted()).toEqual(after.toSorted())
        expect(changes.length === 0).toBe(before.join() === after.join())
      }),
    )
  })
})

describe('states of an article', () => {
  it('that are equal have no changes', () => {
    expect(isUnchanged(compareStates(state(), state()))).toBe(true)
  })

  it('name what was added to the map, taken from it and changed on it', () => {
    const later = state({ layer: [layer('a', spot('gate', { name: '鳥居' }), spot('view'))] })
    expect(compareStates(state(), later)).toMatchObject({
      objects: [
        { kind: 'changed', name: '鳥居' },
        { kind: 'added', name: 'view' },
        { kind: 'removed', name: 'shop' },
      ],
      hasOtherLayers: false,
    })
  })

  it('tell an object that moved to another layer', () => {
    const later = state({ layer: [layer('a', spot('shop')), layer('b', spot('gate'))] })
    expect(compareStates(state(), later)).toMatchObject({ objects: [], hasOtherLayers: true })
  })

  it('compare titles, summaries and text', () => {
    const later = state({ title: '新', summary: '要', context: { version: 1, blocks: [] }, layer: [] })
    expect(compareStates(state(), later)).toMatchObject({
      title: { before: '峠', after: '新' },
      summary: { before: '', after: '要' },
      lines: [{ kind: 'removed', text: '石畳を登る。' }],
    })
  })

  it('compare the second language too, and one that came or went', () => {
    const context = (text: string) => ({ version: 1, blocks: [{ type: 'paragraph', text }] })
    const earlier = state({ translation: { title: 'Pass', summary: '', context: context('Climb.') } })
    const later = state({ translation: { title: 'The pass', summary: '', context: context('Climb.') } })
    expect(compareStates(earlier, later)).toMatchObject({
      translation: { title: { before: 'Pass', after: 'The pass' }, summary: null, lines: [] },
    })
    expect(isUnchanged(compareStates(earlier, later))).toBe(false)
    expect(compareStates(earlier, state()).translation.lines).toEqual([{ kind: 'removed', text: 'Climb.' }])
  })

  it('tell a layer whose name was translated', () => {
    const translated = { ...layer('a', spot('shop'), spot('gate')), translations: { 'en-us': { name: 'A' } } }
    expect(compareStates(state(), state({ layer: [translated] }))).toMatchObject({ objects: [], hasOtherLayers: true })
  })
})

describe('going back to a state', () => {
  const ends = '_p~iF~ps|U_ulLnnqC'
  const line = (objectType: string, path = ends) => ({
    tmpId: 'walk',
    objectType,
    name: 'Walk',
    text: '',
    color: 'blue',
    path,
  })
  const of = (...objects: readonly object[]) => state({ layer: [layer('a', ...objects)] })
  const recording = of(line('RECORDING_LINE'))

  it.each([
    ['that has a recording more', recording, of(spot('shop')), true],
    ['whose recording was made a line', recording, of(line('LINE')), true],
    ['whose recording was trimmed', of(line('RECORDING_LINE', '_p~iF~ps|U_ulLnnqC_mqNvxq`@')), recording, true],
    ['with the same recording', recording, of(line('RECORDING_LINE'), spot('shop')), false],
    ['without it', of(spot('shop')), recording, false],
  ])('%s tells whether readers come to see more of it: %#', (_, before, after, expected) => {
    expect(compareStates(before, after).wouldBringRecording).toBe(expected)
  })
})
