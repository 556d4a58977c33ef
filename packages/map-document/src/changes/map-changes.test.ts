import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import type { Line, MapObject } from '../map-object.ts'
import type { Position } from '../position.ts'
import { hideHealth } from '../privacy/hide-health.ts'
import { aDocument, aLine, anyDocument, aSpot } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { parseMapChanges, serializeMapChanges } from '../wire/map-changes.ts'
import { applyMapChanges } from './apply-map-changes.ts'
import { diffDocuments } from './diff-documents.ts'
import { mapChangeKey, selectMapChanges } from './map-change.ts'
import { changedParts } from './merge-object.ts'
import { overruleMapChanges } from './overrule-map-changes.ts'

/** Two documents that share objects and layers: kept, changed, moved, gone and new ones, in any order. */
const anyPair = fc.tuple(anyDocument, anyDocument, fc.infiniteStream(fc.nat({ max: 99 }))).map(([one, fresh, dice]) => {
  const roll = (max: number) => (dice.next().value ?? 0) % max
  const shuffled = <Item>(items: readonly Item[]) => items.toSorted(() => roll(3) - 1)
  const renamed = new Map(fresh.layers.flatMap(({ objects }) => objects).map((object) => [object.id, object]))
  const kept = one.layers.map((layer) => ({
    ...layer,
    name: roll(3) === 0 ? `${layer.name}!` : layer.name,
    objects: layer.objects
      .filter(() => roll(5) > 0)
      .map((object): MapObject => (roll(3) === 0 ? { ...(renamed.get(object.id) ?? object), id: object.id } : object)),
  }))
  const added = fresh.layers.map((layer, index) => ({
    ...layer,
    id: layerId(`N${index}`),
    objects: layer.objects.map((object) => ({ ...object, id: mapObjectId(`n${object.id}`) })),
  }))
  const all = shuffled([...kept, ...added.filter(() => roll(2) === 0)])
  const movers = all.flatMap(({ objects }) => objects.filter(() => roll(4) === 0))
  const target = roll(all.length || 1)
  const layers = all.map((layer, index) => {
    const staying = layer.objects.filter((object) => !movers.includes(object))
    return { ...layer, objects: shuffled(index === target ? [...staying, ...movers] : staying) }
  })
  const lines = layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))
  const after: MapDocument = { layers, mainLineId: lines[roll(lines.length || 1)]?.id ?? null }
  return [one, after] as const
})

const lineAt = (id: string, lat: number, over: Partial<MapObject> = {}) =>
  ({
    ...aLine(id, [
      [139, lat],
      [140, lat],
    ]),
    ...over,
  }) as MapObject

const reasonsOf = ({ conflicts }: ReturnType<typeof applyMapChanges>) =>
  conflicts.map(({ change, reason }) => [mapChangeKey(change), reason])

describe('changes between two documents', () => {
  it('lead from the one to the other, and are none between equal ones', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        expect(applyMapChanges(before, diffDocuments(before, after))).toEqual({ document: after, conflicts: [] })
        expect(diffDocuments(after, structuredClone(after))).toEqual([])
      }),
    )
  })

  it('lead there in full layers and full documents as well', () => {
    const full = (prefix: string) =>
      Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) => aSpot(`${prefix}${index}`))
    const before = aDocument(full('a'), full('b'))
    const [a, b] = [full('a'), full('b')]
    const swapped = aDocument([...b.slice(0, 1), ...a.slice(1)], [...a.slice(0, 1), ...b.slice(1)])
    expect(applyMapChanges(before, diffDocuments(before, swapped))).toEqual({ document: swapped, conflicts: [] })
    const layers = Array.from({ length: MAP_LIMITS.layers }, (_, index) => [aSpot(`s${index}`)])
    const crowded = aDocument(...layers)
    const other = { ...crowded, layers: crowded.layers.with(0, { id: layerId('N'), name: 'new', objects: [] }) }
    expect(applyMapChanges(crowded, diffDocuments(crowded, other))).toEqual({ document: other, conflicts: [] })
  })

  it('change nothing when they are made again', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const changes = diffDocuments(before, after).filter(({ kind }) => kind === 'object')
        const once = applyMapChanges(after, changes)
        expect(once).toEqual({ document: after, conflicts: [] })
      }),
    )
  })

  it('keep a third document valid, and never lose what nobody removed', () => {
    fc.assert(
      fc.property(anyPair, anyPair, fc.nat(), ([before, after], [, third], seed) => {
        const all = diffDocuments(before, after)
        const changes = all.filter((_, index) => (seed >> (index % 20)) % 2 === 0)
        const { document, conflicts } = applyMapChanges(third, changes)
        expect(validateDocument(document)).toEqual([])
        expect(conflicts.every(({ change }) => changes.includes(change))).toBe(true)
        const removed = new Set(
          changes.flatMap((change) => (change.kind === 'object' && !change.after ? change.id : [])),
        )
        const left = new Set(document.layers.flatMap(({ objects }) => objects.map(({ id }) => id)))
        const lost = third.layers.flatMap(({ objects }) =>
          objects.filter(({ id }) => !left.has(id) && !removed.has(id)),
        )
        expect(lost).toEqual([])
      }),
    )
  })
})

describe('changes of a document that has changed since', () => {
  const base = aDocument([lineAt('way', 35), aSpot('inn')])
  const proposed = aDocument([lineAt('way', 36), aSpot('inn'), aSpot('view')])
  const changes = diffDocuments(base, proposed)

  it('apply beside what has happened elsewhere', () => {
    const since = aDocument([aSpot('gate'), lineAt('way', 35), aSpot('inn', [100, 10])])
    expect(applyMapChanges(since, changes)).toMatchObject({
      document: aDocument([aSpot('gate'), lineAt('way', 36), aSpot('inn', [100, 10]), aSpot('view')]),
      conflicts: [],
    })
  })

  it('apply to other parts of the same object', () => {
    const since = aDocument([lineAt('way', 35, { name: 'The old road', color: 'blue' }), aSpot('inn')])
    const { document, conflicts } = applyMapChanges(since, changes)
    expect(conflicts).toEqual([])
    expect(document.layers[0]?.objects[0]).toEqual(lineAt('way', 36, { name: 'The old road', color: 'blue' }))
  })

  it.each([
    ['whose path was changed', aDocument([lineAt('way', 34), aSpot('inn')]), [['object:way', 'object_changed']]],
    ['that is gone', aDocument([aSpot('inn')]), [['object:way', 'object_gone']]],
    ['that was changed alike', aDocument([lineAt('way', 36), aSpot('inn')]), []],
  ])('tell of an object %s', (_, since, expected) => {
    expect(reasonsOf(applyMapChanges(since, changes))).toEqual(expected)
  })

  it('leave an object that was to go and was changed', () => {
    const removal = diffDocuments(base, aDocument([lineAt('way', 35)]))
    const since = aDocument([lineAt('way', 35), aSpot('inn', [100, 10])])
    expect(reasonsOf(applyMapChanges(since, removal))).toEqual([['object:inn', 'object_changed']])
    expect(reasonsOf(applyMapChanges(aDocument([lineAt('way', 35)]), removal))).toEqual([])
  })

  it('tell of layers that are gone, full or in use', () => {
    const two = aDocument([lineAt('way', 35)], [])
    const addition = diffDocuments(two, aDocument([lineAt('way', 35)], [aSpot('view')]))
    expect(reasonsOf(applyMapChanges(base, addition))).toEqual([['object:view', 'layer_gone']])
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) => aSpot(`s${index}`))
    expect(reasonsOf(applyMapChanges(aDocument([], full), addition))).toEqual([['object:view', 'layer_full']])
    const removal = diffDocuments(two, aDocument([lineAt('way', 35)]))
    const used = aDocument([lineAt('way', 35)], [aSpot('view')])
    expect(reasonsOf(applyMapChanges(used, removal))).toEqual([['layer:L1', 'layer_in_use']])
  })

  it('leave an object where it is when its new layer is full', () => {
    const [before, after] = [aDocument([aSpot('inn')], []), aDocument([], [aSpot('inn')])]
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) => aSpot(`s${index}`))
    const since = aDocument([aSpot('inn')], full)
    const applied = applyMapChanges(since, diffDocuments(before, after))
    expect(applied.document).toEqual(since)
    expect(reasonsOf(applied)).toEqual([['object:inn', 'layer_full']])
  })

  it('tell of an eleventh layer', () => {
    const crowded = aDocument(...Array.from({ length: MAP_LIMITS.layers }, () => []))
    const [before, after] = [{ ...crowded, layers: crowded.layers.slice(0, -1) }, crowded]
    const since = { ...before, layers: [...before.layers, { id: layerId('N'), name: 'new', objects: [] }] }
    expect(reasonsOf(applyMapChanges(since, diffDocuments(before, after)))).toEqual([['layer:L9', 'too_many_layers']])
  })

  it('tell of another order, another main line and other names', () => {
    const before = aDocument([lineAt('a', 1), lineAt('b', 2), lineAt('c', 3)])
    const after = { ...aDocument([lineAt('b', 2), lineAt('a', 1), lineAt('c', 3)]), mainLineId: mapObjectId('b') }
    const since = { ...aDocument([lineAt('c', 3), lineAt('b', 2), lineAt('a', 1)]), mainLineId: mapObjectId('c') }
    const applied = applyMapChanges(since, diffDocuments(before, after))
    expect(applied.document).toEqual(since)
    expect(reasonsOf(applied)).toEqual([
      ['objectOrder:L0', 'order_changed'],
      ['mainLine', 'main_line_changed'],
    ])
    const named = (name: string): MapDocument => ({
      ...before,
      layers: before.layers.map((layer) => ({ ...layer, name })),
    })
    const renaming = diffDocuments(before, named('theirs'))
    expect(reasonsOf(applyMapChanges(named('mine'), renaming))).toEqual([['layer:L0', 'layer_changed']])
  })
})

describe('changes by somebody who was not shown health values', () => {
  const [A, B, C, D, E]: readonly Position[] = [
    [139, 35],
    [139.1, 35],
    [139.2, 35],
    [139.3, 35],
    [139.4, 35],
  ]
  const [X, Y]: readonly Position[] = [
    [139.15, 36],
    [139.35, 36],
  ]
  const recorded = (path: readonly Position[], over: Partial<Line> = {}) => ({ ...aLine('way', path), ...over })
  const mine = (path: readonly Position[]) => path.map((_, index) => 100 + index)
  const whole = [A, B, C, D, E] as Position[]
  const base = aDocument([recorded(whole)])
  const since = aDocument([recorded(whole, { heartRatesBpm: mine(whole), powersWatts: [9, null, 9, 9, 9] })])
  const apply = (line: Line | null, current = since) => {
    const { document, conflicts } = applyMapChanges(current, diffDocuments(base, aDocument(line ? [line] : [])))
    return { line: document.layers[0]?.objects[0], conflicts }
  }

  it.each<[string, (Position | undefined)[], (number | null)[]]>([
    ['moved a point', [A, X, C, D, E], [100, null, 102, 103, 104]],
    ['moved two of them', [A, X, C, Y, E], [100, null, 102, null, 104]],
    ['removed a point', [A, C, D, E], [100, 102, 103, 104]],
    ['added points', [X, A, B, C, Y, D, E], [null, 100, 101, 102, null, 103, 104]],
    ['cut the end off', [A, B], [100, 101]],
    ['drew another line', [X, Y], [null, null]],
  ])('keep them where the line stays: %s', (_, path, heartRatesBpm) => {
    const { line, conflicts } = apply(recorded(path as Position[]))
    expect(conflicts).toEqual([])
    expect(line).toMatchObject({ path, heartRatesBpm })
    expect(line).toHaveProperty('powersWatts.length', path.length)
    expect(line).not.toHaveProperty('cadencesRpm')
  })

  it('keep them on a way out and back, before and behind what was changed', () => {
    const there = [A, B, C, D, C, B, A] as Position[]
    const heartRatesBpm = mine(there)
    const moved = there.with(3, X as Position)
    const [before, current] = [aDocument([recorded(there)]), aDocument([recorded(there, { heartRatesBpm })])]
    const { document } = applyMapChanges(current, diffDocuments(before, aDocument([recorded(moved)])))
    expect(document.layers[0]?.objects[0]).toMatchObject({ heartRatesBpm: heartRatesBpm.with(3, null as never) })
  })

  it('keep them when only other series were changed, and where a name was', () => {
    const heights = [1, 2, 3, 4, 5]
    expect(apply(recorded(whole, { elevationsMeters: heights })).line).toMatchObject({
      elevationsMeters: heights,
      heartRatesBpm: mine(whole),
      powersWatts: [9, null, 9, 9, 9],
    })
    expect(apply(recorded(whole, { name: 'The pass' })).line).toMatchObject({ heartRatesBpm: mine(whole) })
  })

  it('remove the line with them, and make a spot of it', () => {
    expect(apply(null)).toEqual({ line: undefined, conflicts: [] })
    const after = aDocument([aSpot('way')])
    expect(applyMapChanges(since, diffDocuments(base, after))).toEqual({ document: after, conflicts: [] })
  })

  it('still contradict another path, and keep the values of it when that is overruled', () => {
    const path = [A, B, C, D] as Position[]
    const current = aDocument([recorded(path, { heartRatesBpm: mine(path) })])
    const changes = diffDocuments(base, aDocument([recorded([A, X, C, D, E] as Position[])]))
    expect(reasonsOf(applyMapChanges(current, changes))).toEqual([['object:way', 'object_changed']])
    const { document, conflicts } = applyMapChanges(current, overruleMapChanges(current, changes, ['object:way']))
    expect(conflicts).toEqual([])
    expect(document.layers[0]?.objects[0]).toMatchObject({ heartRatesBpm: [100, null, 102, 103, null] })
  })

  it('contradict them where the change brings values of its own', () => {
    const own = recorded(whole, { heartRatesBpm: [1, 2, 3, 4, 5] })
    expect(apply(own)).toMatchObject({ line: since.layers[0]?.objects[0], conflicts: [{ reason: 'object_changed' }] })
  })

  it('leave a valid document, whatever both are', () => {
    fc.assert(
      fc.property(anyPair, ([told, after]) => {
        const before = hideHealth(told)
        const { document } = applyMapChanges(told, diffDocuments(before, hideHealth(after)))
        expect(validateDocument(document)).toEqual([])
        expect(hideHealth(document)).toEqual(hideHealth(after))
      }),
    )
  })
})

it('tells in which parts an object was changed', () => {
  expect(changedParts(lineAt('a', 1), lineAt('a', 1))).toEqual([])
  expect(changedParts(lineAt('a', 1), lineAt('a', 2, { name: 'Way', color: 'blue' }))).toEqual([
    'name',
    'color',
    'shape',
  ])
  const pictured = {
    ...aSpot('s'),
    display: 'image' as const,
    images: ['https://example.com/a.jpg'],
    icon: 'star' as const,
  }
  expect(changedParts(aSpot('s'), pictured)).toEqual(['icon', 'pictures'])
})

it('brings the new layers of chosen objects', () => {
  const [before, after] = [aDocument([aSpot('inn')]), aDocument([], [aSpot('view'), aSpot('well')])]
  const changes = diffDocuments(before, after)
  const chosen = selectMapChanges(changes, ['object:view'])
  expect(chosen.map(mapChangeKey)).toEqual(['layer:L1', 'object:view'])
  expect(applyMapChanges(before, chosen)).toEqual({
    document: aDocument([aSpot('inn')], [aSpot('view')]),
    conflicts: [],
  })
})

describe('stored changes', () => {
  it('are read as they were', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const changes = diffDocuments(before, after)
        const stored: unknown = JSON.parse(JSON.stringify(serializeMapChanges(changes)))
        expect(parseMapChanges(stored)).toEqual({ ok: true, changes })
      }),
    )
  })

  const stored = serializeMapChanges(
    diffDocuments(aDocument([aSpot('a'), aSpot('b')]), aDocument([aSpot('b'), aSpot('c')])),
  )
  const addition = stored.find(({ id }) => id === 'c')

  it.each<[string, unknown]>([
    ['that are no list', { changes: [] }],
    ['that are no records', ['a']],
    ['of a kind nobody knows', [{ kind: 'all' }]],
    ['of nothing', [{ ...addition, after: null }]],
    ['of another object than they say', [{ ...addition, id: 'b' }]],
    ['of one thing twice', [addition, addition]],
    [
      'of an object without a name',
      [{ ...addition, after: { layer_id: 'L0', object: { ...aSpot('c'), lat: 1, lng: 1, name: '' } } }],
    ],
    ['of a layer without a name', [{ kind: 'layer', id: 'L0', before: null, after: { name: '' }, previous_id: null }]],
    ['that order other things than there were', [{ kind: 'layerOrder', before: ['a', 'b'], after: ['a', 'c'] }]],
    ['that order one thing twice', [{ kind: 'layerOrder', before: ['a', 'a'], after: ['a', 'a'] }]],
  ])('%s are refused', (_, value) => {
    expect(parseMapChanges(value)).toMatchObject({ ok: false })
  })

  it('never throw, whatever they are', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseMapChanges(value)))
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom('object', 'layer', 'layerOrder', 'objectOrder', 'mainLine'),
            before: fc.jsonValue(),
            after: fc.jsonValue(),
          }),
        ),
        (value) => void parseMapChanges(value),
      ),
    )
  })
})
