import { layerId, MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import type { RouteFileAnswer } from '../services.ts'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

const file = new File(['<gpx/>'], 'walk.gpx')
const answer: RouteFileAnswer = { ok: true, layerName: 'Walk', objects: [aLine(), aSpot()], notes: [] }

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
  expect(editor.emittedOf('file.answered')).toMatchObject([{ isNewLayer: true }])
  expect(editor.snapshot().context.selectedLayerId).toBe(editor.document().layers[0]?.id)
  editor.send({ type: 'history.undo' })
  expect(editor.document()).toBe(empty)
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
