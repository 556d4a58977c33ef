import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import {
  type MachineSnapshot,
  selectDocument,
  selectFocusedVertex,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectSelectedObjectId,
  selectTool,
} from '../../core/selectors.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { walk, walks } from '../../testing/editor-walks.ts'
import { announcement } from './announcements.ts'

// Thousands of steps a law.
vi.setConfig({ testTimeout: 180_000 })

/** What the host does is the host's to tell; of a file that is being read the notices tell. */
const ANNOUNCED_ELSEWHERE = new Set(['document.replace', 'file.open'])

/** What a person sees change. */
const seen = (snapshot: MachineSnapshot) => ({
  document: selectDocument(snapshot),
  selected: selectSelectedObjectId(snapshot),
  tool: selectTool(snapshot),
  vertex: selectFocusedVertex(snapshot),
  layers: selectHiddenLayerIds(snapshot),
  objects: selectHiddenObjectIds(snapshot),
})

function changes(before: MachineSnapshot, after: MachineSnapshot): readonly string[] {
  const [was, is] = [seen(before), seen(after)]
  return (Object.keys(is) as (keyof typeof is)[]).filter((key) => is[key] !== was[key])
}

it('says in both languages whatever changes before the eyes', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        const before = editor.snapshot()
        editor.emitted.length = 0
        editor.send(event)
        const changed = changes(before, editor.snapshot())
        if (changed.length === 0 || ANNOUNCED_ELSEWHERE.has(event.type)) return
        for (const messages of [ja, en]) {
          const announced = editor.emitted
            .map((emitted) => announcement(messages, emitted))
            .filter((text) => text !== null)
          expect(announced, `${JSON.stringify(event)} changes ${changed.join()}`).not.toEqual([])
          for (const text of announced) expect(text).not.toMatch(/undefined|NaN|^\s*$/)
        }
      })
    }),
    { numRuns: 300 },
  )
})
