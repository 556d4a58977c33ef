import { findMapObject, type Position, validateDocument } from '@mishiori/map-document'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHAPE_KINDS } from '../../core/drafts/shape-kind.ts'
import type { MachineEvent } from '../../core/events.ts'
import { aCircle, aDocument, aPolygon, aRectangle } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

/** Beyond the poles and 180° too. */
const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
) satisfies fc.Arbitrary<Position>
const meters = fc.double({ min: -1, max: 3_000_000 })
const index = fc.integer({ min: -1, max: 5 })

/** Everything that can be done while a shape is open, possible or not. */
const deed: fc.Arbitrary<MachineEvent> = fc.oneof(
  fc.record({ type: fc.constant('map.click' as const), position }),
  fc.record({ type: fc.constant('vertex.move' as const), index, position, isSquare: fc.boolean() }),
  fc.record({ type: fc.constant('vertex.insert' as const), index, position }),
  fc.record({ type: fc.constant('vertex.remove' as const), index }),
  fc.record({ type: fc.constant('vertex.focus' as const), index }),
  fc.constant({ type: 'ring.close' as const }),
  fc.constant({ type: 'shape.hold' as const }),
  fc.record({ type: fc.constant('shape.move' as const), from: position, to: position }),
  fc.record({
    type: fc.constant('shape.resize' as const),
    size: fc.oneof(
      fc.record({ kind: fc.constant('circle' as const), radiusMeters: meters }),
      fc.record({ kind: fc.constant('rectangle' as const), widthMeters: meters, heightMeters: meters }),
    ),
  }),
  fc.constant({ type: 'history.undo' as const }),
  fc.constant({ type: 'history.redo' as const }),
)
const deeds = fc.array(deed, { maxLength: 25 })

function opened(shape: (typeof SHAPE_KINDS)[number], isNew: boolean) {
  const old = { circle: aCircle(), rectangle: aRectangle(), polygon: aPolygon() }[shape]
  const document = aDocument([old])
  const editor = startEditor(document)
  if (isNew) {
    editor.send({ type: 'tool.choose', tool: 'shape' })
    editor.send({ type: 'shape.choose', shape })
  } else editor.send({ type: 'shape.edit', objectId: old.id })
  return { editor, document, old }
}

const situation = fc.record({ shape: fc.constantFrom(...SHAPE_KINDS), isNew: fc.boolean() })

it('keeps the document valid, whatever is done to a shape, and names what it refuses', () => {
  fc.assert(
    fc.property(situation, deeds, ({ shape, isNew }, done) => {
      const { editor } = opened(shape, isNew)
      for (const event of done) {
        const before = editor.document()
        const refusals = editor.emittedOf('issue.raised').length
        editor.send(event)
        expect(validateDocument(editor.document())).toEqual([])
        if (editor.emittedOf('issue.raised').length > refusals) expect(editor.document()).toBe(before)
      }
      editor.send({ type: 'edit.confirm' })
      expect(validateDocument(editor.document())).toEqual([])
    }),
  )
})

it('takes every step back, one by one, to the document it began with', () => {
  fc.assert(
    fc.property(situation, deeds, ({ shape, isNew }, done) => {
      const { editor, document } = opened(shape, isNew)
      for (const event of done) editor.send(event)
      const last = editor.document()
      let count = 0
      while (editor.snapshot().can({ type: 'history.undo' })) {
        editor.send({ type: 'history.undo' })
        count += 1
      }
      expect(editor.document()).toBe(document)
      for (let redone = 0; redone < count; redone += 1) editor.send({ type: 'history.redo' })
      expect(editor.document()).toBe(last)
    }),
  )
})

it('gives up to the identical document', () => {
  fc.assert(
    fc.property(situation, deeds, ({ shape, isNew }, done) => {
      const { editor, document, old } = opened(shape, isNew)
      for (const event of done) editor.send(event)
      editor.send({ type: 'edit.cancel' })
      expect(editor.document()).toBe(document)
      expect(findMapObject(editor.document(), old.id)).toBe(old)
      expect(editor.emittedOf('document.changed')).toEqual([])
    }),
  )
})
