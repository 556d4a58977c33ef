import { type NavigationLine, type Position, TRAVEL_PROFILES } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectCandidates, selectRoute } from '../../../core/selectors.ts'
import type { DirectionsAnswer, DirectionsPath, DirectionsRequest } from '../../../core/services.ts'
import { en as base, enTravel } from '../../../messages/en.ts'
import { startEditor } from '../../../testing/start-editor.ts'
import { navigationTool } from '../navigation-tool.ts'

const start: Position = [137.8, 35.95]
const beyond: Position = [137.86, 35.94]
const size = { kilometers: 8 } as const
const en = { ...base, travel: enTravel }

const loopBy = (...waypoints: readonly Position[]): DirectionsPath => ({
  path: [start, ...waypoints, start],
  waypoints,
  durationSeconds: 7_200,
  repeatedMeters: 300,
})
const NORTH = loopBy([137.8, 35.98], [137.82, 35.98])
const SOUTH = loopBy([137.8, 35.92])

function drawing(answer: (request: DirectionsRequest) => DirectionsAnswer) {
  const requests: DirectionsRequest[] = []
  const fetchDirections = async (request: DirectionsRequest) => {
    requests.push(request)
    return answer(request)
  }
  const editor = startEditor(undefined, { travel: { profiles: TRAVEL_PROFILES, loops: true }, fetchDirections })
  const at = (state: 'routed' | 'failed') =>
    waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: state }))
  const line = () =>
    editor
      .document()
      .layers.flatMap(({ objects }) => objects)
      .find((object): object is NavigationLine => object.kind === 'navigationLine')
  const stops = () => selectRoute(editor.snapshot())?.stops
  const ask = (state: 'routed' | 'failed') => {
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    editor.send({ type: 'map.click', position: start })
    editor.send({ type: 'loop.ask', size })
    return at(state)
  }
  return { ...editor, requests, at, line, stops, ask }
}

const both = ({ loop, stops }: DirectionsRequest): DirectionsAnswer =>
  loop ? { ok: true, ...NORTH, alternatives: [SOUTH] } : { ok: true, path: [...stops] }

describe('loops', () => {
  it('are asked for from the start, and the best becomes a line through its stops', async () => {
    const editor = drawing(both)
    await editor.ask('routed')
    expect(editor.requests).toEqual([
      { stops: [start], travelMode: 'walking', profile: 'walk', loop: size, alternatives: 2 },
    ])
    expect(editor.line()).toMatchObject({ path: NORTH.path, waypoints: NORTH.waypoints, profile: 'walk' })
    expect(editor.stops()).toEqual(NORTH.path)
  })

  it('can be chosen from, each with its own stops', async () => {
    const editor = drawing(both)
    await editor.ask('routed')
    editor.send({ type: 'alternative.choose', index: 1 })
    expect(selectCandidates(editor.snapshot())?.chosen).toBe(1)
    expect(editor.line()).toMatchObject({ path: SOUTH.path, waypoints: SOUTH.waypoints })
    expect(editor.stops()).toEqual(SOUTH.path)
    editor.send({ type: 'history.undo' })
    expect(editor.stops()).toEqual(NORTH.path)
    expect(selectCandidates(editor.snapshot())?.chosen).toBe(0)
    editor.send({ type: 'edit.confirm' })
    expect(editor.line()?.waypoints).toEqual(NORTH.waypoints)
  })

  it.each([
    [1, { ok: true, ...NORTH }],
    [2, { ok: true, ...NORTH, alternatives: [SOUTH] }],
  ] as const)('tell that one is found, for the map to show it whole: of %i', async (_, answer) => {
    const editor = drawing(({ loop, stops }) => (loop ? answer : { ok: true, path: [...stops] }))
    await editor.ask('routed')
    expect(editor.emittedOf('loop.found')).toMatchObject([{ line: { path: NORTH.path } }])
    editor.send({ type: 'map.click', position: beyond })
    await editor.at('routed')
    expect(editor.emittedOf('loop.found')).toHaveLength(1)
  })

  it('are normal lines: a further stop goes on from them', async () => {
    const editor = drawing(both)
    await editor.ask('routed')
    editor.send({ type: 'map.click', position: beyond })
    await editor.at('routed')
    expect(editor.requests.at(-1)).toMatchObject({ stops: [...NORTH.path, beyond] })
    expect(editor.requests.at(-1)).not.toHaveProperty('loop')
    expect(selectCandidates(editor.snapshot())?.all ?? []).not.toContainEqual(expect.objectContaining(SOUTH))
  })

  it('can be asked for again in another size', async () => {
    const editor = drawing(both)
    await editor.ask('routed')
    editor.send({ type: 'loop.ask', size: { minutes: 90 } })
    await editor.at('routed')
    expect(editor.requests.at(-1)).toMatchObject({ stops: [start], loop: { minutes: 90 } })
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'history.undo' })
    expect(editor.snapshot().matches({ navigationLine: 'started' })).toBe(true)
    expect(editor.line()).toBeUndefined()
  })

  it('are never a straight line: a refusal says why, and another way of going asks again', async () => {
    const editor = drawing(({ profile }) =>
      profile === 'hike' ? { ok: true, ...NORTH } : { ok: false, problem: 'noLoop' },
    )
    await editor.ask('failed')
    expect(editor.line()).toBeUndefined()
    expect(navigationTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(enTravel.noLoop)
    const [failed] = editor.emittedOf('directions.failed')
    expect(failed && navigationTool.announce(en, failed)).toBe(enTravel.noLoop)
    editor.send({ type: 'profile.choose', profile: 'hike' })
    await editor.at('routed')
    expect(editor.requests.at(-1)).toMatchObject({ stops: [start], profile: 'hike', loop: size })
    expect(editor.line()).toMatchObject({ profile: 'hike', waypoints: NORTH.waypoints })
  })

  it('leave the start when the refusal is undone', async () => {
    const editor = drawing(() => ({ ok: false, problem: 'noLoop' }))
    await editor.ask('failed')
    editor.send({ type: 'history.undo' })
    expect(editor.snapshot().matches({ navigationLine: 'started' })).toBe(true)
    editor.send({ type: 'profile.choose', profile: 'hike' })
    expect(editor.requests).toHaveLength(1)
  })
})
