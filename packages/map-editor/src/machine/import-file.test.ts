import { layerId, MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { FILES_AT_ONCE } from '../core/files-at-once.ts'
import { selectSelectedObjectId } from '../core/selectors.ts'
import type { RouteFileAnswer } from '../core/services.ts'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

const file = new File(['<gpx/>'], 'walk.gpx')
const answer: RouteFileAnswer = { ok: true, layers: [{ name: 'Walk', objects: [aLine(), aSpot()] }], notes: [] }

interface Settle {
  readonly resolve: (answer: RouteFileAnswer) => void
  readonly reject: (error: Error) => void
}

async function opened(document = aDocument(), reply: () => Promise<RouteFileAnswer> = async () => answer) {
  const editor = startEditor(document, { readRouteFile: reply })
  editor.send({ type: 'file.open', file })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  return editor
}

it('puts the objects of a file into a layer of their own, as one step of undo', async () => {
  const started = aDocument([aLine({ id: mapObjectId('drawn') })])
  const editor = await opened(started)
  expect(editor.document().layers.map(({ name, objects }) => [name, objects.length])).toEqual([
    ['layer 1', 1],
    ['Walk', 2],
  ])
  expect(editor.emittedOf('document.changed')).toHaveLength(1)
  editor.send({ type: 'history.undo' })
  expect(editor.document()).toBe(started)
})

it('puts the layer of a file in the place of the empty one of a new map', async () => {
  const empty = aDocument()
  const editor = await opened(empty)
  expect(editor.document().layers.map(({ name, objects }) => [name, objects.length])).toEqual([['Walk', 2]])
  expect(editor.emittedOf('file.answered')).toMatchObject([{ placed: { newLayerNames: ['Walk'] } }])
  expect(editor.snapshot().context.selectedLayerId).toBe(editor.document().layers[0]?.id)
  editor.send({ type: 'history.undo' })
  expect(editor.document()).toBe(empty)
})

it('numbers a layer whose name is taken, and cuts as much of a long name as that needs', async () => {
  const { max } = MAP_LIMITS.nameLength
  const names = ['Walk', 'Walk', 'Walk', 'x'.repeat(max), 'x'.repeat(max)]
  const editor = startEditor(aDocument(), {
    readRouteFile: async ({ name }) => ({
      ...answer,
      layers: [{ name: names[Number(name)] ?? '', objects: [aSpot({ id: mapObjectId(name) })] }],
    }),
  })
  const [first = file, ...more] = names.map((_, index) => new File([''], `${index}`))
  editor.send({ type: 'file.open', file: first, more })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  const layers = ['Walk', 'Walk 2', 'Walk 3', 'x'.repeat(max), `${'x'.repeat(max - 2)} 2`]
  expect(editor.document().layers.map(({ name }) => name)).toEqual(layers)
  expect(editor.emittedOf('file.answered').flatMap(({ placed }) => placed?.newLayerNames)).toEqual(layers)
})

it('uses the selected layer when there are ten already', async () => {
  const layers = Array.from({ length: MAP_LIMITS.layers }, (_, n) => ({
    id: layerId(`l${n}`),
    name: `${n}`,
    objects: [],
  }))
  const editor = await opened({ layers, mainLineId: null })
  expect(editor.document().layers[0]?.objects).toHaveLength(2)
  expect(editor.document().layers).toHaveLength(MAP_LIMITS.layers)
})

it('makes a layer of each of the file, and selects the first one', async () => {
  const layers = ['宿', '湯'].map((name) => ({ name, objects: [aSpot({ id: mapObjectId(name) })] }))
  const editor = await opened(aDocument(), async () => ({ ok: true, layers, notes: [] }))
  expect(editor.document().layers.map(({ name }) => name)).toEqual(['宿', '湯'])
  expect(editor.snapshot().context.selectedLayerId).toBe(editor.document().layers[0]?.id)
  expect(editor.emittedOf('document.changed')).toHaveLength(1)
})

it('joins layers where they are more than ten together, and tells of it', async () => {
  const layers = Array.from({ length: MAP_LIMITS.layers }, (_, at) => ({
    name: `${at}`,
    objects: [aSpot({ id: mapObjectId(`${at}`) })],
  }))
  const editor = await opened(aDocument([aLine()]), async () => ({ ok: true, layers, notes: [] }))
  expect(
    editor
      .document()
      .layers.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['layer 1', '0 / 1', '2'])
  expect(editor.emittedOf('file.answered')).toMatchObject([{ placed: { joinedLayers: 1, leftOut: 0 } }])
})

it('fills the selected layer of ten, and tells what had no room', async () => {
  const layers = Array.from({ length: MAP_LIMITS.layers }, (_, n) => ({
    id: layerId(`l${n}`),
    name: `${n}`,
    objects: [],
  }))
  const objects = Array.from({ length: MAP_LIMITS.objectsPerLayer + 1 }, (_, n) => aSpot({ id: mapObjectId(`${n}`) }))
  const editor = await opened({ layers, mainLineId: null }, async () => ({
    ok: true,
    layers: [{ name: 'Walk', objects }],
    notes: [],
  }))
  expect(editor.document().layers[0]?.objects).toHaveLength(MAP_LIMITS.objectsPerLayer)
  expect(editor.emittedOf('file.answered')).toMatchObject([{ placed: { leftOut: 1, newLayerNames: [] } }])
})

it('uses the selected layer for what comes without a name of a layer, and begins none', async () => {
  const started = aDocument()
  const editor = await opened(started, async () => ({
    ...answer,
    layers: [{ name: null, objects: [aLine(), aSpot()] }],
  }))
  expect(editor.document().layers.map(({ name, objects }) => [name, objects.length])).toEqual([['layer 1', 2]])
  expect(editor.emittedOf('file.answered')).toMatchObject([{ placed: { newLayerNames: [] } }])
  editor.send({ type: 'history.undo' })
  expect(editor.document()).toBe(started)
})

it('shows the hidden layer that the objects came into', async () => {
  const editor = startEditor(aDocument(), {
    readRouteFile: async () => ({ ...answer, layers: [{ name: null, objects: [aLine(), aSpot()] }] }),
  })
  const { selectedLayerId } = editor.snapshot().context
  editor.send({ type: 'layer.toggle', layerId: selectedLayerId })
  editor.send({ type: 'file.open', file })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  expect(editor.snapshot().context.hiddenLayerIds).toEqual(new Set())
})

it('passes the reason on when the file is refused, and changes nothing', async () => {
  const document = aDocument()
  const refusal = { ok: false, message: 'Line 3 is cut off.' } as const
  const editor = await opened(document, async () => refusal)
  expect(editor.emittedOf('file.answered')[0]?.answer).toEqual(refusal)
  expect(editor.document()).toBe(document)
})

it('tells when the reader itself fails', async () => {
  const editor = await opened(aDocument(), () => Promise.reject(new Error('worker died')))
  expect(editor.emittedOf('file.failed')[0]?.error).toEqual(new Error('worker died'))
})

it('aborts the reader and ignores its late answer when the person cancels', async () => {
  let signal: AbortSignal | undefined
  const editor = startEditor(aDocument(), {
    readRouteFile: (_, options) => {
      signal = options.signal
      return new Promise(() => {})
    },
  })
  editor.send({ type: 'file.open', file })
  editor.send({ type: 'edit.cancel' })
  expect(signal?.aborted).toBe(true)
  expect(editor.snapshot().matches('resting')).toBe(true)
})

it.each([
  ['an answer', (settle: Settle) => settle.resolve(answer)],
  ['a failure', (settle: Settle) => settle.reject(new Error('worker died'))],
])('takes no notice of %s that comes after the person has cancelled', async (_, settleLate) => {
  let settle: Settle | undefined
  const document = aDocument()
  const editor = startEditor(document, {
    readRouteFile: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
      }),
  })
  editor.send({ type: 'file.open', file })
  editor.send({ type: 'edit.cancel' })
  if (!settle) throw new Error('The reader was not asked.')
  settleLate(settle)
  await new Promise((resolve) => setTimeout(resolve))
  expect(editor.document()).toBe(document)
  expect(editor.emittedOf('file.answered')).toEqual([])
  expect(editor.emittedOf('file.failed')).toEqual([])
})

it('reads several files one after another, each as a step of its own, and tells of each', async () => {
  const names = ['one.gpx', 'broken.gpx', 'lost.gpx', 'two.gpx']
  const requested: string[] = []
  const empty = aDocument()
  const editor = startEditor(empty, {
    readRouteFile: async ({ name }) => {
      requested.push(name)
      if (name === 'broken.gpx') return { ok: false, message: 'Line 3 is cut off.' }
      if (name === 'lost.gpx') throw new Error('worker died')
      return { ok: true, layers: [{ name, objects: [aSpot({ id: mapObjectId(name) })] }], notes: [] }
    },
  })
  const [first = file, ...more] = names.map((name) => new File(['<gpx/>'], name))
  editor.send({ type: 'file.open', file: first, more })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  expect(requested).toEqual(names)
  expect(editor.document().layers.map(({ name }) => name)).toEqual(['one.gpx', 'two.gpx'])
  expect(editor.emittedOf('file.opened')).toHaveLength(1)
  expect(editor.emittedOf('file.answered').map((answered) => answered.file.name)).toEqual([
    'one.gpx',
    'broken.gpx',
    'two.gpx',
  ])
  expect(editor.emittedOf('file.failed')).toMatchObject([{ file: { name: 'lost.gpx' }, isOneOfSeveral: true }])
  editor.send({ type: 'history.undo' })
  expect(editor.document().layers.map(({ name }) => name)).toEqual(['one.gpx'])
  editor.send({ type: 'history.undo' })
  expect(editor.document()).toBe(empty)
})

it.each([
  [FILES_AT_ONCE, []],
  [FILES_AT_ONCE + 1, ['10.gpx']],
])('of %i files at once leaves %j out', async (count, left) => {
  const requested: string[] = []
  const editor = startEditor(aDocument(), {
    readRouteFile: async ({ name }) => {
      requested.push(name)
      return { ok: false, message: 'Not a route.' }
    },
  })
  const [first = file, ...more] = Array.from({ length: count }, (_, n) => new File([''], `${n}.gpx`))
  editor.send({ type: 'file.open', file: first, more })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  expect(requested).toHaveLength(FILES_AT_ONCE)
  expect(editor.emittedOf('file.opened')[0]?.leftOut.map(({ name }) => name)).toEqual(left)
})

it('leaves the other files alone when the person cancels', async () => {
  const requested: string[] = []
  const editor = startEditor(aDocument(), {
    readRouteFile: ({ name }) => {
      requested.push(name)
      return new Promise(() => {})
    },
  })
  editor.send({ type: 'file.open', file, more: [new File([''], 'next.gpx')] })
  editor.send({ type: 'edit.cancel' })
  expect(requested).toEqual(['walk.gpx'])
  expect(editor.snapshot().matches('resting')).toBe(true)
})

it.each(['line', 'navigationLine', 'spot', 'imageSpot', 'shape', 'placeSearch'] as const)(
  'reads a file in the place of the %s tool, with which nothing is drawn yet',
  async (tool) => {
    const editor = startEditor(aDocument(), { readRouteFile: async () => answer })
    editor.send({ type: 'tool.choose', tool })
    editor.send({ type: 'file.open', file })
    await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
    expect(editor.document().layers[0]?.objects).toHaveLength(2)
    expect(editor.snapshot().context.edit).toBeNull()
  },
)

it('asks before a file takes the place of a line that cannot be confirmed, and finishes one that can', async () => {
  const editor = startEditor(aDocument(), { readRouteFile: async () => answer })
  editor.send({ type: 'tool.choose', tool: 'line' })
  editor.send({ type: 'map.click', position: [138, 36] })
  editor.send({ type: 'file.open', file })
  expect(editor.emittedOf('discard.asked')).toMatchObject([{ event: { type: 'file.open', file } }])
  expect(editor.snapshot().matches({ line: 'started' })).toBe(true)
  editor.send({ type: 'map.click', position: [139, 36] })
  editor.send({ type: 'file.open', file })
  await waitFor(editor.actor, (snapshot) => snapshot.matches('resting'))
  expect(editor.document().layers.map(({ name, objects }) => [name, objects.length])).toEqual([
    ['layer 1', 1],
    ['Walk', 2],
  ])
})

it.each([
  ['the first line', [aSpot(), aLine()], 'line-1'],
  ['the first object where there is no line', [aSpot()], 'spot-1'],
])('selects %s of what was read', async (_, objects, id) => {
  const editor = await opened(aDocument(), async () => ({ ...answer, layers: [{ name: 'Walk', objects }] }))
  expect(editor.snapshot().matches({ resting: 'selected' })).toBe(true)
  expect(selectSelectedObjectId(editor.snapshot())).toBe(id)
})

it('selects nothing when nothing was read', async () => {
  const editor = await opened(aDocument(), async () => ({ ok: false, message: 'Not a route.' }))
  expect(editor.snapshot().matches({ resting: 'idle' })).toBe(true)
})
