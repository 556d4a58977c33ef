import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addStep, beginEdit, editedDocument, redoStep, undoStep } from './edit-session.ts'
import { commitDocument, createHistory, HISTORY_LIMIT, redoDocument, undoDocument } from './history.ts'
import { aDocument } from './testing/samples.ts'

it('is itself again after a step and its undo, and after an undo and its redo', () => {
  fc.assert(
    fc.property(fc.nat(8), (count) => {
      let session = beginEdit(aDocument([]))
      for (let step = 0; step < count; step++) session = addStep(session, aDocument([]))
      const stepped = addStep(session, aDocument([]))
      expect(editedDocument(undoStep(stepped))).toBe(editedDocument(session))
      expect(redoStep(undoStep(stepped))).toEqual(stepped)
      expect(session.baseline).toBe(stepped.baseline)
    }),
  )
})

it('forgets what could be redone when a new step is made', () => {
  const undone = undoStep(addStep(beginEdit(aDocument([])), aDocument([], [])))
  const stepped = addStep(undone, aDocument([], [], []))
  expect(redoStep(stepped)).toBe(stepped)
})

it('goes back to the very document that was, and forward again', () => {
  const [first, second] = [aDocument([]), aDocument([], [])]
  const history = commitDocument(createHistory(first), second)
  expect(undoDocument(history).present).toBe(first)
  expect(redoDocument(undoDocument(history)).present).toBe(second)
  expect(undoDocument(createHistory(first))).toEqual(createHistory(first))
})

it('keeps as many documents as the limit says', () => {
  let history = createHistory(aDocument([]))
  for (let entry = 0; entry < HISTORY_LIMIT + 1; entry++) history = commitDocument(history, aDocument([]))
  expect(history.past).toHaveLength(HISTORY_LIMIT)
})
