import { layerId, MAP_LIMITS, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import type { DocumentEdit } from '../core/document-edit.ts'
import { editorAction } from '../core/editor-action.ts'
import type { EditorEvent } from '../core/events.ts'
import { selectHiddenLayerIds, selectInspectorMode, selectSelectedObjectId, selectTool } from '../core/selectors.ts'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

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

  it('stays as it is when its own tool is chosen again', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama)
    const before = editor.snapshot()
    editor.send({ type: 'tool.choose', tool: 'line' })
    expect(editor.snapshot().context).toBe(before.context)
    expect(editor.emittedOf('discard.asked')).toEqual([])
  })

  it('is selected when the tool for selecting is chosen', () => {
    const editor = drawing()
    editor.click(tokyo, yokohama)
    editor.send({ type: 'tool.choose', tool: 'select' })
    expect(editor.snapshot().matches({ resting: 'selected' })).toBe(true)
    expect(editor.document().layers[0]?.objects).toHaveLength(1)
  })

  it('fills its layer without being lost when another tool is chosen then', () => {
    const spots = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, n) =>
      aSpot({ id: mapObjectId(`spot-${n}`) }),
    )
    const editor = startEditor(aDocument(spots))
    editor.send({ type: 'tool.choose', tool: 'line' })
    for (const position of [tokyo, yokohama]) editor.send({ type: 'map.click', position })
    editor.send({ type: 'tool.choose', tool: 'spot' })
    expect(editor.document().layers[0]?.objects).toHaveLength(MAP_LIMITS.objectsPerLayer)
    expect(selectTool(editor.snapshot())).toBe('select')
    expect(editor.emittedOf('issue.raised')[0]?.issue.code).toBe('layer.object_limit_reached')
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
  const placed = (document = aDocument()) => {
    const editor = startEditor(document)
    editor.send({ type: 'tool.choose', tool: 'spot' })
    editor.send({ type: 'map.click', position: tokyo })
    return editor
  }
  const spots = (editor: ReturnType<typeof placed>) => editor.document().layers[0]?.objects ?? []

  it('places a spot with one click and asks for its name at once', () => {
    const editor = placed()
    expect(spots(editor)).toMatchObject([{ kind: 'spot', position: tokyo, icon: 'text' }])
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    expect(selectInspectorMode(editor.snapshot())).toBe('naming')
    expect(selectTool(editor.snapshot())).toBe('spot')
  })

  it('saves the name and keeps the tool for the next spot, whichever way the card is left', () => {
    const editor = placed()
    editor.send({ type: 'inspector.write', change: { name: 'Tea house' } })
    editor.send({ type: 'edit.confirm' })
    expect(editor.snapshot().matches({ spot: 'placing' })).toBe(true)
    editor.send({ type: 'map.click', position: yokohama })
    editor.send({ type: 'inspector.write', change: { name: 'Well' } })
    editor.send({ type: 'map.click', position: tokyo })
    expect(editor.snapshot().matches({ spot: 'placing' })).toBe(true)
    expect(spots(editor)).toMatchObject([{ name: 'Tea house' }, { name: 'Well', position: yokohama }])
  })

  it('opens all fields from the card, with the spot still to be given up', () => {
    const document = aDocument()
    const editor = placed(document)
    editor.send({ type: 'inspector.show', mode: 'info' })
    expect(selectInspectorMode(editor.snapshot())).toBe('info')
    expect(selectTool(editor.snapshot())).toBe('select')
    expect(editor.emitted.at(-1)).toEqual({ type: 'tool.opened', tool: 'select' })
    editor.send({ type: 'inspector.show', mode: 'naming' })
    expect(selectInspectorMode(editor.snapshot())).toBe('info')
    editor.send({ type: 'inspector.cancel' })
    expect(editor.document()).toBe(document)
  })

  it('undoes, edits and selects between two spots as without a tool, and cancels nothing but the next one', () => {
    const editor = placed(aDocument([aLine()]))
    editor.send({ type: 'edit.confirm' })
    expect(editor.emitted.at(-1)).toEqual({ type: 'tool.opened', tool: 'spot' })
    const [line, spot] = spots(editor)
    editor.send({ type: 'history.undo' })
    expect(spots(editor)).toEqual([line])
    editor.send({ type: 'history.redo' })
    expect(spots(editor)).toEqual([line, spot])
    editor.send({
      type: 'document.edit',
      edit: { kind: 'object.update', objectId: aLine().id, change: { name: 'Ridge' } },
    })
    editor.send({ type: 'map.click', position: yokohama })
    expect(spots(editor)).toMatchObject([{ name: 'Ridge' }, { position: tokyo }, { position: yokohama }])
    editor.send({ type: 'edit.confirm' })
    editor.send({ type: 'object.select', objectId: aLine().id })
    expect(selectInspectorMode(editor.snapshot())).toBe('view')
    expect(editor.snapshot().context.edit).toBeNull()
  })

  it('ends with the card where the layer has no room for another spot', () => {
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, index) =>
      aSpot({ id: mapObjectId(`spot-${index}`) }),
    )
    const editor = placed(aDocument(full))
    editor.send({ type: 'edit.confirm' })
    expect(editor.snapshot().matches({ resting: 'selected' })).toBe(true)
  })

  it('takes a spot back when its first window is cancelled, as if it had never been', () => {
    const document = aDocument([aLine()])
    const editor = placed(document)
    editor.send({ type: 'inspector.write', change: { name: 'Tea house' } })
    editor.send({ type: 'inspector.cancel' })
    expect(editor.document()).toBe(document)
    expect(editor.snapshot().matches({ resting: 'idle' })).toBe(true)
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    expect(editor.snapshot().can({ type: 'history.redo' })).toBe(false)
  })

  it('takes only the spot back when something else was changed meanwhile', () => {
    const editor = placed()
    const rename: DocumentEdit = { kind: 'layer.rename', layerId: layerId('layer-1'), name: 'Walk' }
    editor.send({ type: 'document.edit', edit: rename })
    editor.send({ type: 'inspector.cancel' })
    expect(editor.document().layers).toMatchObject([{ name: 'Walk', objects: [] }])
  })

  it('keeps the fields of a new spot open when it is clicked or moved, which is part of placing it', () => {
    const document = aDocument()
    const editor = placed(document)
    const objectId = selectSelectedObjectId(editor.snapshot()) ?? mapObjectId('')
    editor.send({ type: 'object.select', objectId, at: tokyo })
    editor.send({ type: 'spot.move', objectId, position: yokohama })
    expect(selectInspectorMode(editor.snapshot())).toBe('naming')
    expect(spots(editor)).toMatchObject([{ position: yokohama }])
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(document)
  })

  it('undoes placing a spot, and redoes it', () => {
    const editor = placed()
    const [spot] = spots(editor)
    editor.send({ type: 'history.undo' })
    expect(spots(editor)).toEqual([])
    editor.send({ type: 'history.redo' })
    expect(spots(editor)).toEqual([spot])
  })

  it.each<[string, readonly EditorEvent[]]>([
    [
      'saved',
      [
        { type: 'inspector.show', mode: 'view' },
        { type: 'inspector.show', mode: 'info' },
      ],
    ],
    ['kept by a press elsewhere', [{ type: 'inspector.write', change: { name: 'Tea' } }, { type: 'inspector.keep' }]],
    ['selected again', [{ type: 'object.select', objectId: mapObjectId('line-1') }, { type: 'object.deselect' }]],
  ])('keeps a spot that was %s when its window is cancelled later', (_, events) => {
    const editor = placed(aDocument([aLine()]))
    for (const event of events) editor.send(event)
    const count = spots(editor).length
    editor.send({ type: 'inspector.cancel' })
    expect(spots(editor)).toHaveLength(count)
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
