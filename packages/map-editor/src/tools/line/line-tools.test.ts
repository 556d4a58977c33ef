import { findMapObject, type Line, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { editorAction } from '../../core/editor-action.ts'
import { selectCanUndo, selectEraserRadius, selectTolerance } from '../../core/selectors.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { announcement } from '../../shell/announcements/announcements.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const A = mapObjectId('a')
const B = mapObjectId('b')
const path: readonly Position[] = [
  [138, 36],
  [138.01, 36],
  [138.02, 36.00001],
  [138.03, 36],
  [138.03, 36.02],
]
const line = aLine({ id: A, name: 'Ridge', path })
const other = aLine({ id: B, name: 'Valley', path: [[138.03, 36.021] as const, [138.05, 36.05] as const] })

const open = () => startEditor(aDocument([line, other, aSpot()]))
type Editor = ReturnType<typeof open>

function lineIn(editor: Editor, id = A): Line {
  const object = findMapObject(editor.document(), id)
  if (object?.kind !== 'line') throw new Error('There is no such line.')
  return object
}

const announcedIn = (editor: Editor, messages: typeof en) =>
  editor.emitted.map((event) => announcement(messages, event)).filter((text) => text !== null)

describe('changes of a whole line', () => {
  it('are one entry of the history each, and are undone to the very same document', () => {
    const edits = [
      { kind: 'line.reverse', objectId: A },
      { kind: 'line.close', objectId: A },
      { kind: 'line.join', objectId: A, otherId: B },
      { kind: 'object.duplicate', objectId: A, newId: mapObjectId('copy'), name: 'Copy' },
    ] as const
    for (const edit of edits) {
      const editor = open()
      const before = editor.document()
      editor.send({ type: 'document.edit', edit })
      expect(editor.document()).not.toBe(before)
      expect(announcedIn(editor, en)).toHaveLength(1)
      expect(announcedIn(editor, ja)).toHaveLength(1)
      editor.send({ type: 'history.undo' })
      expect(editor.document()).toBe(before)
      expect(selectCanUndo(editor.snapshot())).toBe(false)
    }
  })

  it('are refused by name', () => {
    const editor = open()
    editor.send({ type: 'document.edit', edit: { kind: 'line.close', objectId: B } })
    editor.send({ type: 'document.edit', edit: { kind: 'line.join', objectId: A, otherId: A } })
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual([
      'line.too_short',
      'object.wrong_kind',
    ])
  })
})

describe('going on with a line', () => {
  it('adds at the end that was asked for', () => {
    for (const end of ['start', 'end'] as const) {
      const editor = open()
      editor.send({ type: 'line.continue', objectId: A, end })
      editor.send({ type: 'map.click', position: [138.1, 36.1] })
      editor.send({ type: 'map.click', position: [138.2, 36.1] })
      expect(announcedIn(editor, en).at(-1)).toMatch(end === 'start' ? /^Point 1 of 7 inserted/ : /^Point 7 added/)
      editor.send({ type: 'edit.confirm' })
      const { path: grown } = lineIn(editor)
      expect(grown.at(end === 'start' ? 0 : -1)).toEqual([138.2, 36.1])
      expect(grown.at(end === 'start' ? 2 : 4)).toBe(end === 'start' ? path[0] : path[4])
    }
  })
})

describe('simplifying', () => {
  it('shows what each tolerance leaves, always of the whole line', () => {
    const editor = open()
    editor.send({ type: 'line.simplify', objectId: A })
    expect(selectTolerance(editor.snapshot())).toBe(10)
    expect(lineIn(editor).path).toEqual([path[0], path[3], path[4]])
    editor.send({ type: 'tolerance.set', toleranceMeters: 100_000 })
    expect(lineIn(editor).path).toHaveLength(2)
    editor.send({ type: 'tolerance.set', toleranceMeters: 0.1 })
    expect(lineIn(editor).path).toEqual(path)
    expect(announcedIn(editor, en).at(-1)).toContain('5 points, 4.92 km')
  })

  it('is one step of the document when confirmed, and nothing when cancelled', () => {
    const editor = open()
    const before = editor.document()
    editor.send({ type: 'line.simplify', objectId: A })
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(before)
    editor.send({ type: 'line.simplify', objectId: A })
    editor.send({ type: 'tolerance.set', toleranceMeters: 20 })
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(before)
  })
})

describe('erasing', () => {
  it('takes out what is within the circle, step by step', () => {
    const editor = open()
    editor.send({ type: 'line.erase', objectId: A })
    expect(editorAction(editor.snapshot())).toBe('ERASE_LINE')
    editor.send({ type: 'eraser.resize', radiusMeters: 1000 })
    expect(selectEraserRadius(editor.snapshot())).toBe(1000)
    editor.send({ type: 'map.click', position: [138.015, 36] })
    expect(lineIn(editor).path).toEqual([path[0], path[3], path[4]])
    editor.send({ type: 'map.click', position: [138, 36] })
    expect(lineIn(editor).path).toEqual([path[3], path[4]])
    editor.send({ type: 'history.undo' })
    expect(lineIn(editor).path).toHaveLength(3)
    editor.send({ type: 'map.click', position: [138.03, 36] })
    editor.send({ type: 'eraser.resize', radiusMeters: 100_000 })
    editor.send({ type: 'map.click', position: [138.03, 36] })
    expect(editor.emittedOf('issue.raised').at(-1)?.issue.code).toBe('line.too_short')
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
  })
})

describe('the eraser', () => {
  it('is taken up and put away in the middle of an edit, which stays one entry of the history', () => {
    const editor = open()
    const before = editor.document()
    editor.send({ type: 'line.edit', objectId: A })
    editor.send({ type: 'vertex.remove', index: 4 })
    editor.send({ type: 'line.erase', objectId: B })
    expect(editorAction(editor.snapshot())).toBe('EDIT_LINE')
    editor.send({ type: 'line.erase', objectId: A })
    expect(editorAction(editor.snapshot())).toBe('ERASE_LINE')
    editor.send({ type: 'eraser.resize', radiusMeters: 100 })
    editor.send({ type: 'map.click', position: [138.01, 36] })
    editor.send({ type: 'line.edit', objectId: A })
    editor.send({ type: 'vertex.move', index: 0, position: [137.9, 36] })
    expect(lineIn(editor).path).toHaveLength(3)
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(before)
  })

  it('says that it met no point, and takes no step', () => {
    const editor = open()
    editor.send({ type: 'line.erase', objectId: A })
    editor.send({ type: 'eraser.resize', radiusMeters: 100 })
    editor.send({ type: 'map.click', position: [140, 40] })
    expect(editor.emittedOf('erase.missed')).toHaveLength(1)
    expect(editor.emittedOf('step.taken')).toEqual([])
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    expect(announcedIn(editor, en).at(-1)).toBe(en.lines.erasedNothing)
  })
})

describe('splitting', () => {
  it('cuts at a vertex, ends the edit and is one entry of the history', () => {
    const editor = open()
    const before = editor.document()
    editor.send({ type: 'line.edit', objectId: A })
    editor.send({ type: 'line.split', index: 2 })
    expect(editor.snapshot().matches('resting')).toBe(true)
    expect(lineIn(editor).path).toEqual(path.slice(0, 3))
    expect(lineIn(editor, mapObjectId('new-1')).path).toEqual(path.slice(2))
    expect(announcedIn(editor, en)).toContain('Line split. The second part is line 3')
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(before)
  })

  it('is possible between the ends only', () => {
    const editor = open()
    editor.send({ type: 'line.edit', objectId: A })
    const possible = path.map((_, index) => editor.snapshot().can({ type: 'line.split', index }))
    expect(possible).toEqual([false, true, true, true, false])
  })
})

it('hides and shows one object', () => {
  const editor = open()
  editor.send({ type: 'object.toggle', objectId: A })
  expect([...editor.snapshot().context.hiddenObjectIds]).toEqual([A])
  editor.send({ type: 'object.toggle', objectId: A })
  expect([...editor.snapshot().context.hiddenObjectIds]).toEqual([])
  expect(announcedIn(editor, en)).toEqual(['Ridge hidden', 'Ridge shown'])
})

it('opens none of these on what is no free line', () => {
  const editor = open()
  const objectId = mapObjectId('spot-1')
  const snapshot = editor.snapshot()
  for (const type of ['line.simplify', 'line.erase'] as const) expect(snapshot.can({ type, objectId })).toBe(false)
  expect(snapshot.can({ type: 'line.continue', objectId, end: 'end' })).toBe(false)
})

describe('a new line that is led back to its start', () => {
  const drawn = (count: number) => {
    const editor = startEditor(aDocument())
    editor.send({ type: 'tool.choose', tool: 'line' })
    for (const position of path.slice(0, count)) editor.send({ type: 'map.click', position })
    return editor
  }
  const pathOf = (editor: Editor) => lineIn(editor, mapObjectId('new-1')).path

  it('ends where it begins, as one step', () => {
    const editor = drawn(3)
    editor.send({ type: 'ring.close' })
    expect(pathOf(editor)).toEqual([path[0], path[1], path[2], path[0]])
    expect(editor.snapshot().can({ type: 'ring.close' })).toBe(false)
    editor.send({ type: 'history.undo' })
    expect(pathOf(editor)).toEqual(path.slice(0, 3))
  })

  it('has three points at least, and grows at its end', () => {
    expect(drawn(2).snapshot().can({ type: 'ring.close' })).toBe(false)
    const editor = drawn(3)
    editor.send({ type: 'vertex.focus', index: 0 })
    expect(editor.snapshot().can({ type: 'ring.close' })).toBe(false)
  })

  it('is no line that was there before', () => {
    const editor = open()
    editor.send({ type: 'line.edit', objectId: A })
    expect(editor.snapshot().can({ type: 'ring.close' })).toBe(false)
  })
})
