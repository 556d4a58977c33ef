import { MAP_LIMITS, mapObjectId, type NavigationLine, type Position } from '@mishiori/map-document'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { EditorEvent } from '../../core/events.ts'
import { selectFocusedVertex } from '../../core/selectors.ts'
import type { DirectionsAnswer, DirectionsRequest, MapEditorServices } from '../../core/services.ts'
import { aDocument } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const start: Position = [137.8, 35.95]
const goal: Position = [137.83, 35.97]
const beyond: Position = [137.86, 35.94]

/** Straight from stop to stop. */
const straight = async ({ stops }: DirectionsRequest): Promise<DirectionsAnswer> => ({ ok: true, path: stops })

function drawing(fetchDirections: MapEditorServices['fetchDirections'] = straight, document = aDocument()) {
  const editor = startEditor(document, { fetchDirections })
  const at = (state: 'starting' | 'started' | 'routing' | 'routed' | 'failed') =>
    waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: state }), { timeout: 15_000 })
  return {
    ...editor,
    at,
    open: () => editor.send({ type: 'tool.choose', tool: 'navigationLine' }),
    click: (...positions: readonly Position[]) => {
      for (const position of positions) editor.send({ type: 'map.click', position })
    },
    stops: () => editor.snapshot().context.edit?.navigation.stops,
    line: () =>
      editor
        .document()
        .layers.flatMap(({ objects }) => objects)
        .find((object): object is NavigationLine => object.kind === 'navigationLine'),
    can: (type: 'edit.confirm' | 'edit.cancel' | 'directions.retry' | 'history.undo') =>
      editor.snapshot().can({ type }),
  }
}

async function routed(...positions: readonly Position[]) {
  const editor = drawing()
  editor.open()
  for (const [index, position] of positions.entries()) {
    editor.click(position)
    if (index > 0) await editor.at('routed')
  }
  return editor
}

describe('drawing a navigation line', () => {
  it.each<[string, EditorEvent, number | null]>([
    ['was moved', { type: 'vertex.move', index: 1, position: [137.84, 35.96] }, 1],
    ['was inserted before it', { type: 'vertex.insert', index: 1, position: [137.84, 35.96] }, 1],
    ['was inserted after it', { type: 'vertex.insert', index: 2, position: [137.84, 35.96] }, 2],
    ['stands before it, when it is removed', { type: 'vertex.remove', index: 1 }, 0],
    ['was put elsewhere in the order', { type: 'stop.reorder', from: 1, to: 2 }, 2],
    [
      'had it no more, when the pointer moves another',
      { type: 'vertex.move', index: 2, position: [137.84, 35.96] },
      null,
    ],
    ['had it no more, when the pointer removes another', { type: 'vertex.remove', index: 2 }, null],
    ['had it no more, when another is put elsewhere', { type: 'stop.reorder', from: 0, to: 2 }, null],
    ['had it, when the way to travel changes', { type: 'travelMode.choose', travelMode: 'driving' }, 1],
    ['had it no more, when another is added', { type: 'map.click', position: [137.9, 35.9] }, null],
    ['had it no more, when they are reversed', { type: 'route.reverse' }, null],
  ])('leaves the focus on the stop that %s, before and after the directions come', async (_, event, focused) => {
    const editor = await routed(start, goal, beyond)
    editor.send({ type: 'vertex.focus', index: 1 })
    editor.send(event)
    expect(selectFocusedVertex(editor.snapshot())).toBe(focused)
    await editor.at('routed')
    expect(selectFocusedVertex(editor.snapshot())).toBe(focused)
    editor.send({ type: 'history.undo' })
    expect(selectFocusedVertex(editor.snapshot())).toBeNull()
  })

  it('leaves no focus on a stop that the pointer puts into the route', async () => {
    const editor = await routed(start, goal, beyond)
    editor.send({ type: 'vertex.insert', index: 1, position: [137.84, 35.96] })
    await editor.at('routed')
    expect(selectFocusedVertex(editor.snapshot())).toBeNull()
  })

  it('asks for a way from start to goal and makes the line of the answer', async () => {
    const editor = await routed(start, goal)
    expect(editor.line()).toMatchObject({ path: [start, goal], waypoints: [], travelMode: 'walking' })
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
  })

  it('makes the old goal a waypoint with each further click', async () => {
    const editor = await routed(start, goal, beyond)
    expect(editor.line()).toMatchObject({ path: [start, goal, beyond], waypoints: [goal] })
  })

  it('can neither be confirmed nor cancelled while it waits', () => {
    const editor = drawing(() => new Promise(() => {}))
    editor.open()
    editor.click(start, goal)
    expect(editor.can('edit.confirm')).toBe(false)
    expect(editor.can('edit.cancel')).toBe(false)
  })

  it('gives up waiting for an answer that never comes', async () => {
    vi.useFakeTimers()
    const editor = drawing(() => new Promise(() => {}))
    editor.open()
    editor.click(start, goal)
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    await editor.at('failed')
    expect(editor.emittedOf('directions.failed')).toMatchObject([{ problem: 'unavailable' }])
    expect(editor.can('edit.cancel')).toBe(true)
  })
})

describe('changing a navigation line', () => {
  const changes: readonly [string, EditorEvent, readonly Position[]][] = [
    ['moves a stop', { type: 'vertex.move', index: 1, position: [138, 36] }, [start, [138, 36], beyond]],
    ['inserts one', { type: 'vertex.insert', index: 1, position: [138, 36] }, [start, [138, 36], goal, beyond]],
    ['removes one', { type: 'vertex.remove', index: 1 }, [start, beyond]],
    ['changes their order', { type: 'stop.reorder', from: 2, to: 0 }, [beyond, start, goal]],
    ['turns it round', { type: 'route.reverse' }, [beyond, goal, start]],
  ]
  it.each(changes)('%s', async (_, event, stops) => {
    const editor = await routed(start, goal, beyond)
    editor.send(event)
    expect(editor.snapshot().matches({ navigationLine: 'routing' })).toBe(true)
    await editor.at('routed')
    expect(editor.line()).toMatchObject({ path: stops, waypoints: stops.slice(1, -1) })
  })

  it('asks anew when the way of travelling changes', async () => {
    const editor = await routed(start, goal)
    editor.send({ type: 'travelMode.choose', travelMode: 'driving' })
    await editor.at('routed')
    expect(editor.line()?.travelMode).toBe('driving')
  })

  it('opens one that exists with its stops and gives it back unchanged on cancel', async () => {
    const made = await routed(start, goal, beyond)
    made.send({ type: 'edit.confirm' })
    const document = made.document()
    const editor = drawing(straight, document)
    editor.send({ type: 'navigation.edit', objectId: editor.line()?.id ?? mapObjectId('none') })
    expect(editor.stops()).toEqual([start, goal, beyond])
    editor.send({ type: 'vertex.remove', index: 1 })
    await editor.at('routed')
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
  })
})

describe('undo and redo', () => {
  it('take back one answered click at a time, with its stop', async () => {
    const editor = await routed(start, goal, beyond)
    editor.send({ type: 'history.undo' })
    expect(editor.stops()).toEqual([start, goal])
    editor.send({ type: 'history.undo' })
    expect(editor.line()).toBeUndefined()
    expect(editor.stops()).toEqual([start])
    editor.send({ type: 'history.redo' })
    editor.send({ type: 'history.redo' })
    expect(editor.stops()).toEqual([start, goal, beyond])
    expect(editor.line()?.path).toEqual([start, goal, beyond])
  })

  it('take back the start', () => {
    const editor = drawing()
    editor.open()
    editor.click(start)
    editor.send({ type: 'history.undo' })
    expect(editor.snapshot().matches({ navigationLine: 'starting' })).toBe(true)
    editor.send({ type: 'history.redo' })
    expect(editor.snapshot().matches({ navigationLine: 'started' })).toBe(true)
    expect(editor.stops()).toEqual([start])
  })
})

describe('directions that do not come as hoped', () => {
  it.each(['notFound', 'tooLong', 'tooManyWaypoints', 'unavailable'] as const)(
    'keep the last good line and can be asked for again: %s',
    async (problem) => {
      let answers = 0
      const editor = drawing(async (request) => {
        answers += 1
        return answers === 2 ? { ok: false, problem } : straight(request)
      })
      editor.open()
      editor.click(start, goal)
      await editor.at('routed')
      const good = editor.line()
      editor.click(beyond)
      await editor.at('failed')
      expect(editor.line()).toBe(good)
      expect(editor.emittedOf('directions.failed')).toEqual([{ type: 'directions.failed', problem }])
      expect(editor.can('edit.confirm')).toBe(false)
      editor.send({ type: 'directions.retry' })
      await editor.at('routed')
      expect(editor.line()?.path).toEqual([start, goal, beyond])
    },
  )

  it('take the failed click back with undo', async () => {
    const editor = drawing(async (request) =>
      request.stops.length > 2 ? { ok: false, problem: 'notFound' } : straight(request),
    )
    editor.open()
    editor.click(start, goal)
    await editor.at('routed')
    editor.click(beyond)
    await editor.at('failed')
    editor.send({ type: 'history.undo' })
    expect(editor.stops()).toEqual([start, goal])
    expect(editor.can('edit.confirm')).toBe(true)
  })

  it('count as unavailable when the host throws, and when its way is none', async () => {
    for (const fetch of [
      async () => Promise.reject(new Error('offline')),
      async () => ({ ok: true, path: [start] }) as const,
    ]) {
      const editor = drawing(fetch)
      editor.open()
      editor.click(start, goal)
      await editor.at('failed')
      expect(editor.emittedOf('directions.failed')).toMatchObject([{ problem: 'unavailable' }])
    }
  })

  it('never overwrite a newer answer', async () => {
    const answers: ((answer: DirectionsAnswer) => void)[] = []
    const signals: AbortSignal[] = []
    const editor = drawing((_, { signal }) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    })
    editor.open()
    editor.click(start, goal, beyond)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers[1]?.({ ok: true, path: [start, goal, beyond] })
    answers[0]?.({ ok: true, path: [start, goal] })
    await editor.at('routed')
    expect(editor.line()).toMatchObject({ path: [start, goal, beyond], waypoints: [goal] })
  })
})

describe('limits', () => {
  const clicks = (count: number): readonly Position[] =>
    Array.from({ length: count }, (_, index) => [137 + index / 100, 35.5])

  it.each([
    [MAP_LIMITS.waypoints, []],
    [MAP_LIMITS.waypoints + 1, ['waypoint.limit_reached']],
  ])('%i waypoints', async (count, refusals) => {
    const editor = drawing()
    editor.open()
    editor.click(...clicks(count + 2))
    await editor.at('routed')
    expect(editor.line()?.waypoints).toHaveLength(MAP_LIMITS.waypoints)
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(refusals)
  })

  it('keep a start and a goal', async () => {
    const editor = await routed(start, goal)
    editor.send({ type: 'vertex.remove', index: 0 })
    expect(editor.emittedOf('issue.raised')).toMatchObject([{ issue: { code: 'line.too_short', min: 2 } }])
    expect(editor.snapshot().matches({ navigationLine: 'routed' })).toBe(true)
  })
})
