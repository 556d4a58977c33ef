import { mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { tryStep } from '../core/try-step.ts'
import { aDocument, aLine } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

const ROAD = mapObjectId('road')
const [HERE, THERE]: readonly [Position, Position] = [
  [137.7, 35.9],
  [137.8, 35.9],
]
const moveTo = (position: Position) => ({ kind: 'vertex.move', index: 0, position }) as const

function edited() {
  const editor = startEditor(aDocument([aLine({ id: ROAD })]))
  editor.send({ type: 'line.edit', objectId: ROAD })
  return editor
}

it('applies a step once for the guard that tries it and the action that takes it', () => {
  const { context } = edited().snapshot()
  const tried = tryStep(context, moveTo(HERE))
  expect(tried).toMatchObject({ ok: true })
  expect(tryStep(context, moveTo(HERE))).toBe(tried)
})

it('applies another step, and the same one to another state of the edit', () => {
  const editor = edited()
  const before = editor.snapshot().context
  const tried = tryStep(before, moveTo(HERE))
  expect(tryStep(before, moveTo(THERE))).not.toBe(tried)
  editor.send({ type: 'vertex.move', index: 0, position: THERE })
  const { context } = editor.snapshot()
  const again = tryStep(context, moveTo(HERE))
  expect(again).toMatchObject({ ok: true })
  expect(again).not.toBe(tried)
})

it('knows no step without an open edit', () => {
  expect(tryStep(startEditor().snapshot().context, moveTo(HERE))).toBeNull()
})
