import { cumulativeDistancesMeters, mapObjectId, type Position, validateDocument } from '@mishiori/map-document'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type StateValue, waitFor } from 'xstate'
import { selectDocument, selectIsAskingDirections } from '../core/selectors.ts'
import type {
  DirectionsAnswer,
  DirectionsRequest,
  ReachAnswer,
  ReachRequest,
  RouteFileAnswer,
  SnapAnswer,
} from '../core/services.ts'
import { en } from '../messages/en.ts'
import { formatIssue } from '../messages/format.ts'
import { ja } from '../messages/ja.ts'
import { longWalks, nextEvent, startingDocument, type Walk, walk, walks } from '../testing/editor-walks.ts'
import { aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { mapEditorMachine } from './map-editor-machine.ts'

// Thousands of steps a law.
vi.setConfig({ testTimeout: 180_000 })

const RUNS = { numRuns: 300 }

it('holds a valid document after every event, and refuses in words of both languages', () => {
  const refused = new Set<string>()
  // Of walks by chance alone, few might be refused anything.
  const known = fc.sample(walks, { numRuns: 200, seed: 7 })
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        editor.send(event)
        expect(editor.snapshot().status).toBe('active')
        expect(validateDocument(editor.document())).toEqual([])
        for (const { issue } of editor.emittedOf('issue.raised')) {
          refused.add(issue.code)
          for (const messages of [ja, en]) expect(formatIssue(messages, issue)).toMatch(/^\S.*[。.]$/s)
          expect(formatIssue(ja, issue)).not.toMatch(/undefined|NaN/)
          expect(formatIssue(en, issue)).not.toMatch(/undefined|NaN/)
        }
        editor.emitted.length = 0
      })
    }),
    { numRuns: RUNS.numRuns + known.length, examples: known.map((steps): [Walk] => [steps]) },
  )
  expect(refused.size).toBeGreaterThan(4)
})

it('changes nothing that it said it cannot do', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        const before = editor.snapshot()
        const couldNot = !before.can(event)
        editor.send(event)
        if (couldNot) expect(editor.document()).toBe(selectDocument(before))
      })
    }),
    RUNS,
  )
})

it('gives back the identical document when an edit is cancelled', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        editor.send(event)
        const { history, edit } = editor.snapshot().context
        if (edit === null || !editor.snapshot().can({ type: 'edit.cancel' })) return
        editor.send({ type: 'edit.cancel' })
        expect(editor.document()).toBe(history.present)
      })
    }),
    RUNS,
  )
})

it('brings back the identical document when a step is undone and redone', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        const before = editor.document()
        // Moving a spot that was placed just now is part of placing it.
        const isPlacing = editor.snapshot().context.placed !== null
        editor.send(event)
        const after = editor.document()
        const isHistory = ['history.undo', 'history.redo', 'document.replace'].includes(event.type)
        const ends = ['edit.confirm', 'edit.cancel', 'line.split', 'tool.choose', 'file.open', 'inspector.cancel']
        const isEnd = ends.includes(event.type)
        const isTrial = event.type === 'line.simplify' || event.type === 'tolerance.set'
        if (after === before || isHistory || isEnd || isTrial || isPlacing) return
        editor.send({ type: 'history.undo' })
        expect(editor.document()).toBe(before)
        editor.send({ type: 'history.redo' })
        expect(editor.document()).toBe(after)
      })
    }),
    RUNS,
  )
})

it('reaches every state, and holds a valid document whatever directions are answered', async () => {
  const reached = new Set<string>()
  for (const steps of fc.sample(longWalks, { numRuns: 400, seed: 7 })) {
    let requestCount = 0
    const fetchDirections = async ({ stops }: DirectionsRequest): Promise<DirectionsAnswer> => {
      requestCount += 1
      return requestCount % 2 === 0 ? { ok: false, problem: 'notFound' } : { ok: true, path: stops }
    }
    const fetchReach = async ({ origin: [lng, lat] }: ReachRequest): Promise<ReachAnswer> => {
      requestCount += 1
      if (requestCount % 3 === 0) return { ok: false, problem: 'unavailable' }
      const outer: readonly Position[] = [
        [lng, lat],
        [lng, lat + 0.01],
        [lng, lat + 0.02],
      ]
      return { ok: true, areas: [{ outer, holes: [] }] }
    }
    const snapLine = async (path: readonly Position[]): Promise<SnapAnswer> => {
      requestCount += 1
      if (requestCount % 3 === 0) return { ok: false, problem: 'unavailable' }
      const alongMeters = cumulativeDistancesMeters(path)
      const whole = { toMeters: alongMeters.at(-1) ?? 0, toProposedMeters: alongMeters.at(-1) ?? 0 }
      return { ok: true, path, alongMeters, stretches: [{ kind: 'moved', movedMeters: 9, ...whole }] }
    }
    let photos = 0
    const readRouteFile = async (): Promise<RouteFileAnswer> => {
      const unplaced = [1, 2].map((number) => ({
        ...aSpot({ id: mapObjectId(`photo-${photos}-${number}`), display: 'image' }),
        // of every second file, one in the middle of the recording
        ...(photos % 2 === 1 && { takenAt: { clockMs: Date.UTC(2026, 9, 18, 0, 20 * number), utcOffsetMinutes: 0 } }),
      }))
      photos += 1
      return { ok: true, layers: [], unplaced, notes: [] }
    }
    const editor = startEditor(startingDocument(steps), { fetchDirections, fetchReach, snapLine, readRouteFile })
    for (const choice of steps) {
      editor.send(nextEvent(editor.snapshot(), choice))
      for (const path of pathsOf(editor.snapshot().value)) reached.add(path)
      await answered(editor)
      expect(validateDocument(editor.document())).toEqual([])
      for (const path of pathsOf(editor.snapshot().value)) reached.add(path)
    }
    editor.actor.stop()
  }
  expect([...reached].sort()).toEqual(leavesOf(mapEditorMachine.root).sort())
})

const answered = ({ actor }: ReturnType<typeof startEditor>) =>
  waitFor(
    actor,
    (snapshot) =>
      !selectIsAskingDirections(snapshot) && !snapshot.matches({ line: 'snapping' }) && !snapshot.matches('importing'),
  )

/** `{ shape: { circle: 'placing' } }` as `shape.circle.placing`. */
function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([name, inner]) =>
    inner ? pathsOf(inner).map((path) => `${name}.${path}`) : [],
  )
}

/** A state that is left as soon as it is reached is never seen. */
interface Node {
  readonly always?: readonly { readonly guard?: unknown }[] | undefined
  readonly states: Readonly<Record<string, Node>>
}

function leavesOf({ states }: Node): string[] {
  return Object.entries(states).flatMap(([name, node]) => {
    const inner = leavesOf(node)
    if (node.always?.some(({ guard }) => guard === undefined)) return []
    return inner.length === 0 ? [name] : inner.map((path) => `${name}.${path}`)
  })
}
