import { mapObjectId, type NavigationLine, type Position, TRAVEL_PROFILES } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectCandidates,
  selectComparison,
  selectComparisonProblem,
  selectDirectionsProblem,
} from '../../../core/selectors.ts'
import type { DirectionsAnswer, DirectionsRequest } from '../../../core/services.ts'
import { en as base, enTravel } from '../../../messages/en.ts'
import { aDocument } from '../../../testing/fixtures.ts'
import { startEditor } from '../../../testing/start-editor.ts'
import { navigationTool } from '../navigation-tool.ts'

const start: Position = [137.8, 35.95]
const goal: Position = [137.83, 35.97]
const beyond: Position = [137.86, 35.94]
const around: Position = [137.81, 35.98]

const en = { ...base, travel: enTravel }

/** Straight, and with two stops also by another place. */
const straight = ({ stops, alternatives = 0 }: DirectionsRequest): DirectionsAnswer => ({
  ok: true,
  path: [...stops],
  durationSeconds: 600,
  ...(alternatives > 0 && { alternatives: [{ path: [start, around, goal], durationSeconds: 780 }] }),
})

describe('other ways of a line that was drawn before', () => {
  const saved = (path: readonly Position[], over: Partial<NavigationLine> = {}): NavigationLine => ({
    id: mapObjectId('saved'),
    kind: 'navigationLine',
    name: 'Saved',
    description: '',
    color: 'red',
    path,
    waypoints: [],
    travelMode: 'walking',
    profile: 'walk',
    ...over,
  })
  const opened = (line: NavigationLine, answer = straight) => {
    const requests: DirectionsRequest[] = []
    const fetchDirections = async (request: DirectionsRequest) => {
      requests.push(request)
      return answer(request)
    }
    const editor = startEditor(aDocument([line]), { travel: { profiles: TRAVEL_PROFILES }, fetchDirections })
    editor.send({ type: 'navigation.edit', objectId: line.id })
    const compared = () => waitFor(editor.actor, (snapshot) => selectComparison(snapshot) !== 'asking')
    const ask = async () => {
      editor.send({ type: 'alternatives.ask' })
      await compared()
    }
    const lineNow = () => editor.document().layers[0]?.objects.find((object) => object.kind === 'navigationLine')
    const chosen = () => selectCandidates(editor.snapshot())?.chosen
    return { ...editor, requests, ask, compared, line: lineNow, chosen }
  }

  it('are asked for on wish alone, and leave the line as it is', async () => {
    const line = saved([start, around, goal])
    const editor = opened(line)
    expect(selectCandidates(editor.snapshot())).toBeNull()
    expect(selectComparison(editor.snapshot())).toBe('possible')
    expect(editor.requests).toEqual([])
    await editor.ask()
    expect(editor.requests).toEqual([{ stops: [start, goal], travelMode: 'walking', profile: 'walk', alternatives: 2 }])
    expect(editor.line()).toBe(line)
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    expect(selectComparison(editor.snapshot())).toBeNull()
  })

  it.each([
    ['the suggested one', [start, goal], 0],
    ['another one', [start, around, goal], 1],
    ['another one, as exact as lines are stored', [start, [around[0] + 4e-6, around[1] - 4e-6], goal], 1],
    ['another one, with a point twice', [start, around, around, goal], 1],
  ] as const)('mark the present one: %s', async (_, path, chosen) => {
    const editor = opened(saved(path))
    await editor.ask()
    expect(selectCandidates(editor.snapshot())?.all).toMatchObject([{ durationSeconds: 600 }, { durationSeconds: 780 }])
    expect(editor.chosen()).toBe(chosen)
  })

  it.each([
    ['elsewhere', [start, beyond, goal]],
    ['a little elsewhere', [start, [around[0] + 1.1e-5, around[1]], goal]],
    ['with one point more', [start, around, beyond, goal]],
  ] as const)('have the present one behind them where it is none of them: %s', async (_, path) => {
    const editor = opened(saved(path))
    await editor.ask()
    const { all = [], chosen } = selectCandidates(editor.snapshot()) ?? {}
    expect(all).toMatchObject([{ durationSeconds: 600 }, { durationSeconds: 780 }, { former: 'apart', path }])
    expect(chosen).toBe(2)
    editor.send({ type: 'alternative.choose', index: 0 })
    expect(editor.line()?.path).toEqual([start, goal])
    editor.send({ type: 'history.undo' })
    expect(editor.chosen()).toBe(2)
    expect(editor.line()?.path).toEqual(path)
  })

  it('are said to be none where there is only the present one', async () => {
    const line = saved([start, goal])
    const editor = opened(line, ({ stops }) => ({ ok: true, path: [...stops] }))
    await editor.ask()
    expect(selectComparison(editor.snapshot())).toBe('none')
    const [offered] = editor.emittedOf('route.offered')
    expect(offered && navigationTool.announce(en, offered)).toBe(enTravel.noOthers)
    expect(editor.line()).toBe(line)
  })

  it('are said to be none where today no way is found at all', async () => {
    const line = saved([start, around, goal])
    const editor = opened(line, () => ({ ok: false, problem: 'notFound' }))
    const before = navigationTool.guideStep(editor.snapshot())
    await editor.ask()
    expect(selectComparison(editor.snapshot())).toBe('none')
    expect(selectDirectionsProblem(editor.snapshot())).toBeNull()
    expect(navigationTool.guideStep(editor.snapshot())).toBe(before)
    expect(editor.emittedOf('directions.failed')).toEqual([])
    editor.send({ type: 'edit.confirm' })
    expect(editor.line()).toBe(line)
  })

  it.each(['unavailable', 'tooMuchNoGo'] as const)(
    'that could not be looked up (%s) leave the line and its guide alone, and can be asked for again',
    async (problem) => {
      const line = saved([start, around, goal])
      let isBroken = true
      const editor = opened(line, (request) => (isBroken ? { ok: false, problem } : straight(request)))
      const before = navigationTool.guideStep(editor.snapshot())
      await editor.ask()
      expect(selectComparison(editor.snapshot())).toBe('possible')
      expect(selectComparisonProblem(editor.snapshot())).toBe(problem)
      expect(selectDirectionsProblem(editor.snapshot())).toBeNull()
      expect(navigationTool.guideStep(editor.snapshot())).toBe(before)
      const [failed] = editor.emittedOf('directions.failed')
      expect(failed && navigationTool.announce(en, failed)).toBe(
        problem === 'tooMuchNoGo' ? enTravel.tooMuchNoGo : en.directions.problems.unavailable,
      )
      expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(true)
      isBroken = false
      await editor.ask()
      expect(selectComparisonProblem(editor.snapshot())).toBeNull()
      expect(editor.chosen()).toBe(1)
      expect(editor.line()).toBe(line)
      editor.send({ type: 'edit.confirm' })
      expect(editor.line()).toBe(line)
    },
  )

  it('are known to be none after a step that is taken back, and are not for a way that was just found', async () => {
    const editor = opened(saved([start, goal]), ({ stops }) => ({ ok: true, path: [...stops] }))
    await editor.ask()
    editor.send({ type: 'vertex.move', index: 1, position: beyond })
    await waitFor(editor.actor, (snapshot) => selectCandidates(snapshot) !== null)
    expect(selectComparison(editor.snapshot())).toBeNull()
    editor.send({ type: 'history.undo' })
    expect(selectComparison(editor.snapshot())).toBe('none')
  })

  it('are not asked for with a waypoint, and no answer comes to a line that was changed meanwhile', async () => {
    const line = saved([start, around, goal])
    expect(selectComparison(opened(saved(line.path, { waypoints: [around] })).snapshot())).toBeNull()
    const editor = opened(line)
    editor.send({ type: 'alternatives.ask' })
    expect(selectComparison(editor.snapshot())).toBe('asking')
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(true)
    editor.send({ type: 'vertex.move', index: 1, position: beyond })
    await waitFor(editor.actor, (snapshot) => selectCandidates(snapshot) !== null)
    expect(editor.line()?.path).toEqual([start, beyond])
    editor.send({ type: 'history.undo' })
    expect(selectCandidates(editor.snapshot())).toBeNull()
    expect(selectComparison(editor.snapshot())).toBe('possible')
    editor.send({ type: 'alternatives.ask' })
    editor.send({ type: 'history.redo' })
    expect(selectComparison(editor.snapshot())).toBeNull()
    expect(editor.line()?.path).toEqual([start, beyond])
  })
})
