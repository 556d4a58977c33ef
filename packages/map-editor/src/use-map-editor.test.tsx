// @vitest-environment jsdom
import { type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { DirectionsAnswer } from './core/services.ts'
import { aDocument, aLine, aRecording, aSpot } from './testing/fixtures.ts'
import { type EditorActions, useMapEditor } from './use-map-editor.ts'

const [west, middle, east]: readonly Position[] = [
  [137.8, 35.95],
  [137.83, 35.97],
  [137.86, 35.95],
]
const at = (position: Position | undefined) => position ?? ([0, 0] as const)

function open(document: MapDocument = aDocument(), answers: DirectionsAnswer[] = []) {
  const onChange = vi.fn<(document: MapDocument) => void>()
  const services = {
    fetchDirections: vi.fn(
      async (): Promise<DirectionsAnswer> => answers.shift() ?? { ok: false, problem: 'notFound' },
    ),
  }
  const hook = renderHook(() => useMapEditor({ value: document, onChange, services }))
  return {
    onChange,
    services,
    view: () => hook.result.current.view,
    do: (change: (actions: EditorActions) => void) => act(() => change(hook.result.current.actions)),
    object: (id: string) => hook.result.current.view.document.layers[0]?.objects.find((object) => object.id === id),
    last: () => hook.result.current.view.document.layers[0]?.objects.at(-1),
  }
}

const line = mapObjectId('line-1')
const aPath = (count: number) => Array.from({ length: count }, (_, index): Position => [137.8 + index * 0.001, 35.95])

describe('a line', () => {
  it('is drawn, changed point by point, undone and redone', () => {
    const editor = open()
    editor.do(({ chooseTool, clickMap, confirm }) => {
      chooseTool('line')
      for (const position of [west, middle, east]) clickMap(at(position))
      confirm()
    })
    const id = editor.last()?.id ?? line
    expect(editor.last()).toMatchObject({ path: [west, middle, east] })
    expect(editor.onChange).toHaveBeenCalledOnce()
    editor.do(({ editLine }) => editLine(id))
    expect(editor.view()).toMatchObject({ action: 'EDIT_LINE', canCancel: true })
    editor.do(({ moveVertex, insertVertex, removeVertex, focusVertex }) => {
      moveVertex(0, [137.7, 35.9])
      insertVertex(1, [137.75, 35.9])
      removeVertex(2)
      focusVertex(1)
    })
    expect(editor.view().editedObject).toMatchObject({ path: [[137.7, 35.9], [137.75, 35.9], east] })
    expect(editor.view().focusedVertex).toBe(1)
    editor.do(({ undo }) => undo())
    expect(editor.view().editedObject).toMatchObject({ path: [[137.7, 35.9], [137.75, 35.9], middle, east] })
    editor.do(({ redo, cancel }) => {
      redo()
      cancel()
    })
    expect(editor.object(id)).toMatchObject({ path: [west, middle, east] })
  })

  it.each([
    ['start', [at(east), ...aPath(2)]],
    ['end', [...aPath(2), at(east)]],
  ] as const)('goes on from its %s', (end, path) => {
    const editor = open(aDocument([aLine({ path: aPath(2) })]))
    editor.do(({ continueLine, clickMap }) => {
      continueLine(line, end)
      clickMap(at(east))
    })
    expect(editor.view().editedObject).toMatchObject({ path })
  })

  it('is simplified within a tolerance', () => {
    const path = aPath(5).map(([lng, lat], index): Position => [lng, lat + (index % 2) * 0.0005])
    const editor = open(aDocument([aLine({ path })]))
    editor.do(({ simplifyLine, setTolerance }) => {
      simplifyLine(line)
      setTolerance(500)
    })
    expect(editor.view().editedObject).toMatchObject({ path: [path[0], path[4]] })
  })

  it('loses the points in the circle of the eraser', () => {
    const path = aPath(9)
    const editor = open(aDocument([aLine({ path })]))
    editor.do(({ eraseLine, setEraserRadius, clickMap }) => {
      eraseLine(line)
      setEraserRadius(100)
      clickMap(at(path[4]))
    })
    expect(editor.view().editedObject).toMatchObject({ path: path.toSpliced(3, 3) })
  })

  it('is split at a vertex', () => {
    const editor = open(aDocument([aLine({ path: aPath(5) })]))
    editor.do(({ editLine, splitLine }) => {
      editLine(line)
      splitLine(2)
    })
    expect(editor.object(line)).toMatchObject({ path: aPath(3) })
    expect(editor.last()).toMatchObject({ path: aPath(5).slice(2) })
  })
})

it('moves a spot, hides it and opens its icon', () => {
  const spot = aSpot()
  const editor = open(aDocument([spot]))
  editor.do(({ moveSpot, confirm, selectObject, showInspector }) => {
    moveSpot(spot.id, at(east))
    confirm()
    selectObject(spot.id)
    showInspector('icon')
  })
  expect(editor.object(spot.id)).toMatchObject({ position: east })
  expect(editor.view()).toMatchObject({ selectedObjectId: spot.id, inspector: 'icon' })
  editor.do(({ selectObject, toggleObject }) => {
    selectObject(null)
    toggleObject(spot.id)
  })
  expect(editor.view().inspector).toBeNull()
  expect([...editor.view().hiddenObjectIds]).toEqual([spot.id])
})

it('sizes a new circle by what is in view, and changes and moves it', () => {
  const editor = open()
  editor.do(({ chooseTool, chooseShape, clickMap }) => {
    chooseTool('shape')
    chooseShape('circle')
    clickMap(at(middle), 20_000)
  })
  expect(editor.view().editedObject).toMatchObject({ radiusMeters: 2_000 })
  editor.do(({ resizeShape, moveShape, confirm }) => {
    resizeShape({ kind: 'circle', radiusMeters: 450 })
    moveShape(at(middle), at(east))
    confirm()
  })
  const [lng, lat] = at(east)
  const center = [expect.closeTo(lng, 5), expect.closeTo(lat, 2)]
  expect(editor.last()).toMatchObject({ radiusMeters: 450, center })
})

it('asks for directions, says why there are none, asks again and marks a stop', async () => {
  const path = [at(west), at(middle), at(east)]
  const editor = open(aDocument(), [
    { ok: false, problem: 'unavailable' },
    { ok: true, path },
  ])
  editor.do(({ chooseTool, clickMap }) => {
    chooseTool('navigationLine')
    clickMap(at(west))
    clickMap(at(east))
  })
  expect(editor.view()).toMatchObject({ isAskingDirections: true, directionsProblem: null, canCancel: false })
  await expect.poll(() => editor.view().directionsProblem).toBe('unavailable')
  expect(editor.view()).toMatchObject({ isAskingDirections: false, canConfirm: false })
  editor.do(({ retryDirections }) => retryDirections())
  await expect.poll(() => editor.view().canConfirm).toBe(true)
  editor.do(({ markStop, confirm }) => {
    markStop(1)
    confirm()
  })
  const kinds = editor.view().document.layers[0]?.objects.map(({ kind }) => kind)
  expect(kinds?.toSorted()).toEqual(['navigationLine', 'spot'])
})

it('trims a recording', () => {
  const recording = aRecording()
  const editor = open(aDocument([recording]))
  editor.do(({ trimRecording, setTrim, confirm }) => {
    trimRecording(recording.id)
    setTrim('start', 2)
    setTrim('end', 10)
    confirm()
  })
  expect(editor.object(recording.id)).toMatchObject({ path: recording.path.slice(2, 11) })
})

it('selects and hides layers, and changes them as a whole', () => {
  const editor = open()
  const id = editor.view().selectedLayerId
  editor.do(({ edit, toggleLayer, selectLayer }) => {
    edit({ kind: 'layer.rename', layerId: id, name: 'Day 1' })
    toggleLayer(id)
    selectLayer(id)
  })
  expect(editor.view().document.layers[0]?.name).toBe('Day 1')
  expect([...editor.view().hiddenLayerIds]).toEqual([id])
})

it('waits for the host by the clock that it gives', () => {
  const clock = new SimulatedClock()
  const services = { clock, fetchDirections: () => new Promise<DirectionsAnswer>(() => undefined) }
  const [value, onChange] = [aDocument(), vi.fn()]
  const hook = renderHook(() => useMapEditor({ value, onChange, services }))
  act(() => {
    const { chooseTool, clickMap } = hook.result.current.actions
    chooseTool('navigationLine')
    for (const position of [west, east]) clickMap(at(position))
  })
  act(() => clock.increment(19_999))
  expect(hook.result.current.view.isAskingDirections).toBe(true)
  act(() => clock.increment(1))
  expect(hook.result.current.view.directionsProblem).toBe('unavailable')
})
