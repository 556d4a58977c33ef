// @vitest-environment jsdom
import { mapObjectId } from '@mishiori/map-document'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { DirectionsAnswer, MapEditorServices } from '../core/services.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { type OpenWork, useOpenWork } from './use-open-work.ts'

afterEach(cleanup)

const TEA = mapObjectId('tea')

function host(services: MapEditorServices = {}) {
  const editor = startEditor(aDocument([aSpot({ id: TEA, name: 'Tea' })]), services)
  const listener = vi.fn<(work: OpenWork | null) => void>()
  renderHook(() => useOpenWork(editor.actor, listener))
  return { ...editor, listener, work: () => listener.mock.lastCall?.[0] ?? null }
}

it('tells of a line once it is one, and confirms it when the page is left', () => {
  const { send, document, listener, work } = host()
  send({ type: 'tool.choose', tool: 'line' })
  send({ type: 'map.click', position: [138, 36] })
  expect(listener).not.toHaveBeenCalled()
  send({ type: 'map.click', position: [138.01, 36] })
  send({ type: 'map.click', position: [138.02, 36] })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(work()?.document.layers[0]?.objects.at(-1)).toMatchObject({ path: { length: 3 } })
  work()?.settle()
  expect(document().layers[0]?.objects.map(({ kind }) => kind)).toEqual(['spot', 'line'])
  expect(work()).toBeNull()
})

it('tells of a polygon once it could be closed, and closes it when the page is left', () => {
  const { send, document, work } = host()
  send({ type: 'tool.choose', tool: 'shape' })
  send({ type: 'shape.choose', shape: 'polygon' })
  send({ type: 'map.click', position: [138, 36] })
  send({ type: 'map.click', position: [138.01, 36] })
  expect(work()).toBeNull()
  send({ type: 'map.click', position: [138.01, 36.01] })
  expect(work()?.document.layers[0]?.objects.at(-1)).toMatchObject({ kind: 'polygon', vertices: { length: 3 } })
  const open = document()
  work()?.confirm()
  expect(document()).toBe(open)
  work()?.settle()
  expect(document().layers[0]?.objects.map(({ kind }) => kind)).toEqual(['spot', 'polygon'])
  expect(work()).toBeNull()
})

const refused: DirectionsAnswer = { ok: false, problem: 'notFound' }
it.each([
  ['are pending', 'routing', () => new Promise<DirectionsAnswer>(() => {})],
  ['could not be had', 'failed', async () => refused],
] as const)('keeps the last good navigation line while directions for a further stop %s', async (_, state, next) => {
  const { actor, send, document, work } = host({
    fetchDirections: async ({ stops }) => (stops.length > 2 ? next() : { ok: true, path: stops }),
  })
  const at = (name: 'routed' | 'routing' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches({ navigationLine: name }))
  send({ type: 'tool.choose', tool: 'navigationLine' })
  send({ type: 'map.click', position: [138, 36] })
  send({ type: 'map.click', position: [138.01, 36] })
  await at('routed')
  send({ type: 'map.click', position: [138.02, 36] })
  await at(state)
  expect(work()?.document.layers[0]?.objects.at(-1)).toMatchObject({ kind: 'navigationLine', path: { length: 2 } })
  work()?.confirm()
  expect(actor.getSnapshot().matches({ navigationLine: state })).toBe(true)
  work()?.settle()
  expect(document().layers[0]?.objects.map(({ kind }) => kind)).toEqual(['spot', 'navigationLine'])
  expect(work()).toBeNull()
})

it('tells of words in an info window, and saves them', () => {
  const { send, document, work } = host()
  send({ type: 'object.select', objectId: TEA })
  send({ type: 'inspector.show', mode: 'info' })
  send({ type: 'inspector.write', change: { name: 'Tea house' } })
  work()?.settle()
  expect(document().layers[0]?.objects[0]?.name).toBe('Tea house')
  expect(work()).toBeNull()
})

it('tells that nothing is left after Cancel', () => {
  const { send, work } = host()
  send({ type: 'tool.choose', tool: 'line' })
  for (const lng of [138, 139]) send({ type: 'map.click', position: [lng, 36] })
  expect(work()).not.toBeNull()
  send({ type: 'edit.cancel' })
  expect(work()).toBeNull()
})
