import { layerId, MAP_LIMITS, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { editorAction } from './editor-action.ts'
import { selectHiddenLayerIds, selectInspectorMode, selectSelectedObjectId, selectTool } from './selectors.ts'

const tokyo: Position = [139.767, 35.681]
const yokohama: Position = [139.638, 35.443]
const kamakura: Position = [139.547, 35.319]

function drawing(document?: MapDocument) {
  const editor = startEditor(document)
  editor.send({ type: 'tool.choose', tool: 'line' })
  return {
    ...editor,
    click: (...positions: readonly Position[]) => {
      for (const position of positions) editor.send({ type: 'map.click', position })
    },
    path: () => editor.document().layers[0]?.objects.flatMap((object) => ('path' in object ? [object.path] : []))[0],
  }
}

describe('drawing a line', () => {
  it('has no line after the first click and cannot be confirmed', () => {
    const editor = drawing()
    editor.click(tokyo)
    expect(editor.document().layers[0]?.objects).toEqual([])
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
  })

  it('commits the clicked points as one entry of the history and reports them once', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama, kamakura)
    expect(editor.emittedOf('document.changed')).toEqual([])
    editor.send({ type: 'edit.confirm' })
    expect(editor.path()).toEqual([tokyo, yokohama, kamakura])
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.document().layers[0]?.objects).toEqual([])
  })

  it('makes the first line of the document the main one and names it by its kind and number', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama)
    editor.send({ type: 'edit.confirm' })
    const line = editor.document().layers[0]?.objects[0]
    expect(editor.document().mainLineId).toBe(line?.id)
    expect(line?.name).toBe('line 1')
  })

  it('shows the hidden layer that the line was drawn in, and no other', () => {
    const drawnIn = layerId('drawn-in')
    const other = layerId('other')
    const started = aDocument()
    const layers = [drawnIn, other].map((id) => ({ id, name: id, objects: [] }))
    const editor = drawing({ ...started, layers })
    for (const id of [drawnIn, other]) editor.send({ type: 'layer.toggle', layerId: id })
    editor.click(tokyo, yokohama)
    expect(selectHiddenLayerIds(editor.snapshot())).toEqual(new Set([drawnIn, other]))
    editor.send({ type: 'edit.confirm' })
    expect(selectHiddenLayerIds(editor.snapshot())).toEqual(new Set([other]))
    expect(editor.emittedOf('layer.toggled').at(-1)).toMatchObject({ layerId: drawnIn, isHidden: false })
  })

  it('leaves a layer hidden whose line was only edited', () => {
    const editor = startEditor(aDocument([aLine({ id: mapObjectId('line') })]))
    const [layer] = editor.document().layers
    editor.send({ type: 'layer.toggle', layerId: layer?.id ?? layerId('') })
    editor.send({ type: 'line.edit', objectId: mapObjectId('line') })
    editor.send({ type: 'edit.confirm' })
    expect(selectHiddenLayerIds(editor.snapshot())).toEqual(new Set([layer?.id]))
  })

  it('takes back point by point down to nothing and brings every point back', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama, kamakura)
    const lengths: (number | undefined)[] = []
    for (const type of ['history.undo', 'history.undo', 'history.undo'] as const) {
      editor.send({ type })
      lengths.push(editor.path()?.length)
    }
    expect(lengths).toEqual([2, undefined, undefined])
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    for (const type of ['history.redo', 'history.redo', 'history.redo'] as const) editor.send({ type })
    expect(editor.path()).toEqual([tokyo, yokohama, kamakura])
    expect(editor.snapshot().can({ type: 'history.redo' })).toBe(false)
  })

  it('returns the identical document on cancel and selects nothing', () => {
    const document = aDocument([aLine()])
    const editor = drawing(document)
    editor.click(tokyo, yokohama)
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
    expect(selectTool(editor.snapshot())).toBe('select')
    expect(editor.emittedOf('document.changed')).toEqual([])
  })

  it('refuses a point beyond the map with a reason and stays where it was', () => {
    const editor = drawing()
    editor.click(tokyo, [139, 86])
    expect(editor.emittedOf('issue.raised')[0]?.issue.code).toBe('latitude.out_of_range')
    editor.click(yokohama)
    expect(editor.path()).toEqual([tokyo, yokohama])
  })

  it('changes to another tool only while nothing is drawn', () => {
    const editor = drawing()
    expect(editor.snapshot().can({ type: 'tool.choose', tool: 'spot' })).toBe(true)
    editor.click(tokyo, yokohama)
    expect(editor.snapshot().can({ type: 'tool.choose', tool: 'spot' })).toBe(false)
  })

  it('goes on at the start when the first vertex has the focus', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama)
    editor.send({ type: 'vertex.focus', index: 0 })
    editor.click(kamakura)
    expect(editor.path()).toEqual([kamakura, tokyo, yokohama])
  })
})

describe('editing a line', () => {
  const line = aLine({ path: [tokyo, yokohama, kamakura] })
  const document = aDocument([line])

  function editing() {
    const editor = drawing(document)
    editor.send({ type: 'edit.cancel' })
    editor.send({ type: 'line.edit', objectId: line.id })
    return editor
  }

  it('moves, inserts and deletes vertices as one step each', () => {
    const editor = editing()
    editor.send({ type: 'vertex.move', index: 1, position: [139.6, 35.5] })
    editor.send({ type: 'vertex.insert', index: 1, position: [139.7, 35.6] })
    editor.send({ type: 'vertex.remove', index: 0 })
    expect(editor.path()).toEqual([[139.7, 35.6], [139.6, 35.5], kamakura])
    for (const type of ['history.undo', 'history.undo', 'history.undo'] as const) editor.send({ type })
    expect(editor.document()).toBe(document)
  })

  it('keeps two points and says why the third last cannot go', () => {
    const editor = editing()
    editor.send({ type: 'vertex.remove', index: 0 })
    editor.send({ type: 'vertex.remove', index: 0 })
    expect(editor.path()).toHaveLength(2)
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(['line.too_short'])
  })

  it('goes back to the identical line on cancel, however much was changed', () => {
    const editor = editing()
    editor.send({ type: 'vertex.move', index: 1, position: [139.6, 35.5] })
    editor.click([139.5, 35.2])
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
    expect(selectSelectedObjectId(editor.snapshot())).toBe(line.id)
  })

  it('reports nothing when an edit without a change is confirmed', () => {
    const editor = editing()
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toEqual([])
    expect(editor.document()).toBe(document)
  })

  it('does not open a recorded line', () => {
    const recorded = { ...line, kind: 'recordedLine', travelMode: 'walking' } as const
    const editor = startEditor(aDocument([recorded]))
    editor.send({ type: 'line.edit', objectId: recorded.id })
    expect(editor.snapshot().matches('resting')).toBe(true)
    expect(editor.emittedOf('issue.raised')).toMatchObject([{ issue: { code: 'line.is_recorded' } }])
  })
})

describe('spots', () => {
  it('places a spot, lets it be adjusted, and asks for its name after confirming', () => {
    const editor = startEditor()
    editor.send({ type: 'tool.choose', tool: 'spot' })
    editor.send({ type: 'map.click', position: tokyo })
    editor.send({ type: 'map.click', position: yokohama })
    editor.send({ type: 'edit.confirm' })
    expect(editor.document().layers[0]?.objects).toMatchObject([{ kind: 'spot', position: yokohama, icon: 'text' }])
    expect(selectInspectorMode(editor.snapshot())).toBe('info')
  })

  it('opens an edit when a selected spot is moved, and cancel puts it back', () => {
    const spot = aSpot()
    const document = aDocument([spot])
    const editor = startEditor(document)
    editor.send({ type: 'object.select', objectId: spot.id })
    editor.send({ type: 'spot.move', objectId: spot.id, position: tokyo })
    expect(editor.document().layers[0]?.objects).toMatchObject([{ position: tokyo }])
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
  })

  it('refuses the 101st object of a layer before anything is drawn', () => {
    const spots = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, n) => aSpot({ id: mapObjectId(`spot-${n}`) }))
    const editor = startEditor(aDocument(spots))
    editor.send({ type: 'tool.choose', tool: 'spot' })
    expect(selectTool(editor.snapshot())).toBe('select')
    expect(editor.emittedOf('issue.raised')[0]?.issue).toEqual({ code: 'layer.object_limit_reached', max: 100 })
  })
})

describe('the document as a whole', () => {
  it('selects a new layer and its neighbour after it was removed', () => {
    const editor = startEditor()
    editor.send({ type: 'document.edit', edit: { kind: 'layer.add', layerId: layerId('two'), name: 'Two' } })
    expect(editor.snapshot().context.selectedLayerId).toBe('two')
    editor.send({ type: 'document.edit', edit: { kind: 'layer.remove', layerId: layerId('two') } })
    expect(editor.snapshot().context.selectedLayerId).toBe('layer-1')
  })

  it('says why the last layer stays', () => {
    const editor = startEditor()
    editor.send({ type: 'document.edit', edit: { kind: 'layer.remove', layerId: layerId('layer-1') } })
    expect(editor.emittedOf('issue.raised')[0]?.issue.code).toBe('layer.last_one')
  })

  it('closes the inspector when undo takes away what it shows', () => {
    const spot = aSpot()
    const editor = startEditor(aDocument([spot]))
    editor.send({ type: 'object.select', objectId: spot.id })
    editor.send({ type: 'document.edit', edit: { kind: 'object.remove', objectId: spot.id } })
    expect(selectInspectorMode(editor.snapshot())).toBe(null)
    editor.send({ type: 'history.undo' })
    expect(editor.document().layers[0]?.objects).toEqual([spot])
  })

  it('forgets the open edit and the history when the host brings another document', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama)
    const newer = aDocument([aSpot()])
    editor.send({ type: 'document.replace', document: newer })
    expect(editor.document()).toBe(newer)
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    expect(selectTool(editor.snapshot())).toBe('select')
  })

  it.each([
    ['ADD_LINE', []],
    ['EDIT_NEW_LINE', [tokyo]],
    ['EDIT_NEW_LINE', [tokyo, yokohama]],
  ] as const)('calls the action %s in the words of the specification', (name, clicks) => {
    const editor = drawing()
    editor.click(...clicks)
    expect(editorAction(editor.snapshot())).toBe(name)
  })
})
