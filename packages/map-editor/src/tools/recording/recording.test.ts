import { findMapObject, layerId, mapObjectId, type Position, type RecordedLine } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { editorAction } from '../../core/editor-action.ts'
import type { EditorEvent } from '../../core/events.ts'
import { selectCanUndo, selectEditTarget, selectTrim } from '../../core/selectors.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { announcement } from '../../shell/announcements/announcements.ts'
import { focusAnnouncement } from '../../shell/announcements/position-announcements.ts'
import { EditorDriver } from '../../testing/editor-driver.ts'
import { aDocument, aLine, aRecording } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const recording = aRecording()
const objectId = recording.id
const last = recording.path.length - 1

function trimming() {
  const editor = startEditor(aDocument([recording, aLine()]))
  const before = editor.document()
  editor.send({ type: 'recording.trim', objectId })
  return {
    ...editor,
    before,
    retained: () => {
      const object = findMapObject(editor.document(), objectId)
      if (object?.kind !== 'recordedLine') throw new Error('The recording is gone.')
      return object
    },
    refusals: () => editor.emittedOf('issue.raised').map(({ issue }) => issue.code),
  }
}

const part = ({ path, elevationsMeters, timestampsMs }: RecordedLine, from: number, to: number) => ({
  path: path.slice(from, to + 1),
  elevationsMeters: elevationsMeters?.slice(from, to + 1),
  timestampsMs: timestampsMs?.slice(from, to + 1),
})

describe('trimming a recording', () => {
  it('cuts both ends in one entry of the history, with the elevations and times of what stays', () => {
    const editor = trimming()
    expect(editorAction(editor.snapshot())).toBe('TRIM_RECORDING_LINE')
    editor.send({ type: 'trim.set', end: 'start', index: 3 })
    editor.send({ type: 'trim.set', end: 'end', index: 10 })
    expect(editor.retained()).toMatchObject(part(recording, 3, 10))
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(editor.before)
    expect(selectCanUndo(editor.snapshot())).toBe(false)
  })

  it('can move an end out again, as long as the edit is open', () => {
    const editor = trimming()
    editor.send({ type: 'trim.set', end: 'start', index: 5 })
    editor.send({ type: 'trim.set', end: 'start', index: 2 })
    expect(editor.retained()).toMatchObject(part(recording, 2, last))
    editor.send({ type: 'trim.set', end: 'start', index: 0 })
    expect(editor.document()).toBe(editor.before)
    editor.send({ type: 'edit.confirm' })
    expect(editor.emittedOf('document.changed')).toEqual([])
  })

  it('takes back and brings back each move with its ends', () => {
    const editor = trimming()
    const ranges = () => selectTrim(editor.snapshot())?.range
    editor.send({ type: 'trim.set', end: 'start', index: 5 })
    editor.send({ type: 'trim.set', end: 'end', index: 8 })
    const trimmed = editor.document()
    editor.send({ type: 'history.undo' })
    expect(ranges()).toEqual({ from: 5, to: last })
    editor.send({ type: 'history.undo' })
    expect(ranges()).toEqual({ from: 0, to: last })
    expect(editor.document()).toBe(editor.before)
    editor.send({ type: 'history.redo' })
    editor.send({ type: 'history.redo' })
    expect(ranges()).toEqual({ from: 5, to: 8 })
    expect(editor.document()).toBe(trimmed)
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'trim.set', end: 'end', index: 12 })
    expect(ranges()).toEqual({ from: 5, to: 12 })
    expect(editor.snapshot().can({ type: 'history.redo' })).toBe(false)
  })

  it('keeps two points: the point beside the other end is the last that is taken', () => {
    const editor = trimming()
    editor.send({ type: 'trim.set', end: 'start', index: last - 1 })
    expect(editor.retained().path).toHaveLength(2)
    editor.send({ type: 'trim.set', end: 'start', index: last })
    editor.send({ type: 'trim.set', end: 'end', index: last + 1 })
    editor.send({ type: 'trim.set', end: 'start', index: -1 })
    expect(editor.refusals()).toEqual(['line.too_short', 'vertex.not_found', 'vertex.not_found'])
    expect(editor.retained().path).toHaveLength(2)
  })

  it('drops an end at the nearest point that it can reach', () => {
    const editor = trimming()
    const [lng, lat] = recording.path[4] ?? [0, 0]
    editor.send({ type: 'vertex.move', index: 0, position: [lng + 0.0001, lat] })
    expect(selectTrim(editor.snapshot())?.range).toEqual({ from: 4, to: last })
    editor.send({ type: 'vertex.move', index: 1, position: recording.path[0] ?? [0, 0] })
    expect(selectTrim(editor.snapshot())?.range).toEqual({ from: 4, to: 5 })
    editor.send({ type: 'vertex.move', index: 2, position: [lng, lat] })
    expect(editor.refusals()).toEqual(['vertex.not_found'])
  })

  it('goes along the way where that is walked there and back', () => {
    const there = recording.path.slice(0, 5)
    const loop = aRecording({ path: [...there, ...there.toReversed()], timestampsMs: [], elevationsMeters: [] })
    const { elevationsMeters: _none, timestampsMs: _no, ...walk } = loop
    const editor = startEditor(aDocument([walk]))
    editor.send({ type: 'recording.trim', objectId })
    editor.send({ type: 'vertex.move', index: 0, position: there[2] ?? [0, 0] })
    editor.send({ type: 'vertex.move', index: 1, position: there[3] ?? [0, 0] })
    expect(selectTrim(editor.snapshot())?.range).toEqual({ from: 2, to: 6 })
  })

  it('stays on the leg that an end is on, though the other is nearer to the pointer by some metres', () => {
    const there = Array.from({ length: 50 }, (_, index): Position => [137.8 + index * 0.001, 35.95])
    const back = there.map(([lng, lat]): Position => [lng, lat + 0.0001]).toReversed() // 11 m beside
    const { elevationsMeters: _none, timestampsMs: _no, ...walk } = aRecording({ path: [...there, ...back] })
    const editor = startEditor(aDocument([walk]))
    editor.send({ type: 'recording.trim', objectId })
    editor.send({ type: 'vertex.move', index: 1, position: there[3] ?? [0, 0] })
    editor.send({ type: 'vertex.move', index: 0, position: back[44] ?? [0, 0] })
    expect(selectTrim(editor.snapshot())?.range).toEqual({ from: 5, to: 96 })
  })

  it('leaves a place where somebody rested for long, though many metres were recorded there', () => {
    const rest = Array.from({ length: 3600 }, (_, n): Position => [137.8 + (n % 2) * 0.00002, 35.95])
    const walk = Array.from({ length: 60 }, (_, n): Position => [137.8001 + n * 0.0001, 35.95])
    const { elevationsMeters: _none, timestampsMs: _no, ...resting } = aRecording({ path: [...rest, ...walk] })
    const editor = startEditor(aDocument([resting]))
    editor.send({ type: 'recording.trim', objectId })
    editor.send({ type: 'vertex.move', index: 0, position: walk[9] ?? [0, 0] })
    expect(selectTrim(editor.snapshot())?.range.from).toBe(3609)
  })

  it('gives back the identical document on cancel', () => {
    const editor = trimming()
    editor.send({ type: 'trim.set', end: 'end', index: 8 })
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(editor.before)
    expect(editor.snapshot().context.selectedObjectId).toBe(objectId)
  })

  it('shows its ends and what is cut off', () => {
    const editor = trimming()
    editor.send({ type: 'trim.set', end: 'start', index: 3 })
    expect(selectEditTarget(editor.snapshot())).toMatchObject({
      kind: 'trimTarget',
      stops: [recording.path[3], recording.path[last]],
      dotted: [recording.path.slice(0, 4), [recording.path[last]]],
    })
  })

  it.each([
    [en, /^13 points kept, .* km, .*2026/, 'Start: point 4, '],
    [ja, /^13点を残します。.*2026/, '始まり: 4番目の点、'],
  ])('says what is kept and where the chosen end is (%#)', (messages, trimmed, focused) => {
    const editor = trimming()
    editor.send({ type: 'trim.set', end: 'start', index: 3 })
    editor.send({ type: 'vertex.focus', index: 0 })
    const announced = editor.emittedOf('step.taken').map((event) => announcement(messages, event))
    expect(announced).toEqual([expect.stringMatching(trimmed)])
    const [event] = editor.emittedOf('vertex.focused')
    expect(event && focusAnnouncement(messages, event, editor.snapshot())).toContain(focused)
  })
})

it('is trimmed by a test in one sentence', () => {
  const driver = new EditorDriver(aDocument([recording])).trimRecording(objectId, { from: 2, to: 5 }).confirm()
  expect(driver.reported).toHaveLength(1)
  expect(driver.document.layers[0]?.objects[0]).toMatchObject(part(recording, 2, 5))
})

describe('the lock of a recording', () => {
  const requests: readonly EditorEvent[] = [
    { type: 'line.edit', objectId },
    { type: 'line.continue', objectId, end: 'end' },
    { type: 'line.erase', objectId },
    { type: 'document.edit', edit: { kind: 'line.reverse', objectId } },
    { type: 'document.edit', edit: { kind: 'line.close', objectId } },
    { type: 'document.edit', edit: { kind: 'line.join', objectId, otherId: mapObjectId('line-1') } },
  ]
  it.each(requests)('refuses $type by its code', (event) => {
    const editor = startEditor(aDocument([recording, aLine()]))
    const before = editor.snapshot()
    editor.send(event)
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(['line.is_recorded'])
    expect(editor.document()).toBe(before.context.history.present)
    expect(editor.snapshot().value).toEqual(before.value)
  })

  it('lets points go that its shape does not need, in one entry of the history', () => {
    const editor = startEditor(aDocument([recording]))
    editor.send({ type: 'line.simplify', objectId })
    editor.send({ type: 'tolerance.set', toleranceMeters: 1e6 })
    editor.send({ type: 'edit.confirm' })
    expect(editor.document().layers[0]?.objects[0]).toMatchObject({ kind: 'recordedLine', path: { length: 2 } })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
  })

  it('opens to an editable line, in one entry of the history, and lets its layer go', () => {
    const editor = startEditor(aDocument([recording]))
    const before = editor.document()
    const removeLayer = { type: 'document.edit', edit: { kind: 'layer.remove', layerId: layerId('layer-1') } } as const
    editor.send({
      type: 'document.edit',
      edit: { kind: 'layer.add', layerId: layerId('other'), name: 'Other' },
    })
    editor.send(removeLayer)
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(['layer.has_recording'])
    editor.send({ type: 'document.edit', edit: { kind: 'recording.unlock', objectId } })
    expect(editor.snapshot().can({ type: 'recording.trim', objectId })).toBe(false)
    editor.send({ type: 'line.edit', objectId })
    expect(editorAction(editor.snapshot())).toBe('EDIT_LINE')
    editor.send({ type: 'edit.cancel' })
    editor.send(removeLayer)
    expect(editor.document().layers.map(({ id }) => id)).toEqual(['other'])
    for (let undone = 0; undone < 3; undone += 1) editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(before)
  })

  it('is opened for trimming only where there is one', () => {
    const editor = startEditor(aDocument([recording, aLine()]))
    expect(editor.snapshot().can({ type: 'recording.trim', objectId: mapObjectId('line-1') })).toBe(false)
  })
})
