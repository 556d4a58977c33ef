import { type Polygon, type Position, TRAVEL_PROFILES, type TravelProfile } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectOpenWork, selectRoute, selectShownReach } from '../../../core/selectors.ts'
import type { DirectionsAnswer, ReachAnswer, ReachRequest, ReachSize } from '../../../core/services.ts'
import { en as base, enTravel } from '../../../messages/en.ts'
import { ja as japanese, jaTravel } from '../../../messages/ja.ts'
import { startEditor } from '../../../testing/start-editor.ts'
import { navigationTool } from '../navigation-tool.ts'
import { areaText, reachText } from './reach-text.ts'

const start: Position = [137.8, 35.95]
const beyond: Position = [137.86, 35.94]
const size = { minutes: 30 } as const
const en = { ...base, travel: enTravel }
const ja = { ...japanese, travel: jaTravel }

const square = ([lng, lat]: Position, half: number): readonly Position[] => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
]
const around = ({ origin }: ReachRequest): ReachAnswer => ({
  ok: true,
  areas: [{ outer: square(origin, 0.01), holes: [] }],
})
const LOOP: DirectionsAnswer = { ok: true, path: [start, beyond, start], waypoints: [beyond], durationSeconds: 60 }

const limitsOf = (profile: TravelProfile) => ({ minutes: profile === 'car' ? 30 : 60, kilometers: 30 })

function drawing(answer: (request: ReachRequest) => ReachAnswer = around) {
  const requests: ReachRequest[] = []
  const editor = startEditor(undefined, {
    travel: { profiles: TRAVEL_PROFILES, loops: true, reach: limitsOf },
    fetchDirections: async ({ loop, stops }) => (loop ? LOOP : { ok: true, path: [...stops] }),
    fetchReach: async (request) => {
      requests.push(request)
      return answer(request)
    },
  })
  const at = (state: 'started' | 'reached' | 'routed' | 'failed') =>
    waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: state }))
  const objects = () => editor.document().layers.flatMap((layer) => layer.objects)
  const ask = (state: 'reached' | 'failed' = 'reached', asked: ReachSize = size) => {
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    editor.send({ type: 'map.click', position: start })
    editor.send({ type: 'reach.ask', size: asked })
    return at(state)
  }
  return { ...editor, requests, at, objects, ask }
}

describe('what can be reached', () => {
  it('is shown, said, and kept as a polygon that one step of undo takes away', async () => {
    const editor = drawing()
    await editor.ask()
    expect(editor.requests).toEqual([{ origin: start, within: size, travelMode: 'walking', profile: 'walk' }])
    const [found] = editor.emittedOf('reach.found')
    expect(found && navigationTool.announce(en, found)).toMatch(/^reach 30 min: an area of 4 km², up to 1\.43 km away/)
    expect(navigationTool.guideStep(editor.snapshot())?.confirmLabel?.(en)).toBe(enTravel.reach.keep)
    editor.send({ type: 'edit.confirm' })
    expect(editor.objects()).toMatchObject([{ kind: 'polygon', name: 'reach 30 min', vertices: square(start, 0.01) }])
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.objects()).toEqual([])
  })

  it('is no work until it is kept: another tool leaves nothing behind', async () => {
    const editor = drawing()
    await editor.ask()
    expect(selectOpenWork(editor.snapshot())).toBeNull()
    editor.send({ type: 'tool.choose', tool: 'spot' })
    expect(editor.objects()).toEqual([])
    expect(editor.emittedOf('discard.asked')).toEqual([])
  })

  it('is asked for again from where the map is pressed, and from where the start is dragged', async () => {
    const editor = drawing()
    await editor.ask()
    editor.send({ type: 'map.click', position: beyond })
    await editor.at('reached')
    expect(editor.requests.at(-1)).toMatchObject({ origin: beyond, within: size })
    editor.send({ type: 'vertex.move', index: 0, position: start })
    await editor.at('reached')
    expect(editor.requests.at(-1)).toMatchObject({ origin: start, within: size })
    expect(editor.objects()).toHaveLength(1)
  })

  it('follows the profile and the options', async () => {
    const editor = drawing()
    await editor.ask()
    editor.send({ type: 'profile.choose', profile: 'hike' })
    await editor.at('reached')
    editor.send({ type: 'routeOptions.set', routeOptions: { avoidSteps: true } })
    await editor.at('reached')
    expect(editor.requests.at(-1)).toMatchObject({ profile: 'hike', routeOptions: { avoidSteps: true }, within: size })
  })

  it('and loops take turns, each in place of the other', async () => {
    const editor = drawing()
    await editor.ask()
    editor.send({ type: 'loop.ask', size: { kilometers: 5 } })
    await editor.at('routed')
    expect(editor.objects()).toMatchObject([{ kind: 'navigationLine', path: [start, beyond, start] }])
    expect(selectShownReach(editor.snapshot())).toBeNull()
    editor.send({ type: 'reach.ask', size })
    await editor.at('reached')
    expect(editor.objects()).toMatchObject([{ kind: 'polygon' }])
    editor.send({ type: 'history.undo' })
    expect(editor.snapshot().matches({ navigationLine: 'started' })).toBe(true)
    expect(editor.objects()).toEqual([])
    expect(selectRoute(editor.snapshot())?.stops).toEqual([start])
    editor.send({ type: 'history.redo' })
    expect(selectShownReach(editor.snapshot())?.polygon.name).toBe('reach 30 min')
    editor.send({ type: 'profile.choose', profile: 'hike' })
    await editor.at('reached')
    expect(editor.requests.at(-1)).toMatchObject({ profile: 'hike', within: size })
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'map.click', position: beyond })
    await editor.at('routed')
    expect(editor.objects()).toMatchObject([{ kind: 'navigationLine', path: [start, beyond] }])
  })

  it.each([
    ['there is no road', { ok: false, problem: 'notFound' }, enTravel.noWay('Walk')],
    ['areas to keep out of are too large', { ok: false, problem: 'tooMuchNoGo' }, enTravel.tooMuchNoGo],
    ['the engine is away', { ok: false, problem: 'unavailable' }, enTravel.reach.unavailable],
    ['an answer has no area', { ok: true, areas: [] }, enTravel.reach.unavailable],
    ['the host looks up less than it said', { ok: false, problem: 'tooFar' }, enTravel.reach.tooFar('1 hr', '30 km')],
  ] as const)('says why when %s', async (_, answer, words) => {
    const editor = drawing(() => answer)
    await editor.ask('failed')
    expect(editor.objects()).toEqual([])
    expect(navigationTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(words)
    const [failed] = editor.emittedOf('directions.failed')
    expect(failed && navigationTool.announce(en, failed)).toBe(words)
    editor.send({ type: 'directions.retry' })
    await editor.at('failed')
    expect(editor.requests).toHaveLength(2)
    editor.send({ type: 'history.undo' })
    expect(editor.snapshot().matches({ navigationLine: 'started' })).toBe(true)
  })

  it('is not asked for as a profile that comes less far: that says how far it may be', async () => {
    const editor = drawing()
    await editor.ask('reached', { minutes: 60 })
    editor.send({ type: 'profile.choose', profile: 'car' })
    expect(editor.snapshot().matches({ navigationLine: 'failed' })).toBe(true)
    const words = 'You can ask for up to 30 min or 30 km.'
    expect(navigationTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(words)
    const [failed] = editor.emittedOf('directions.failed')
    expect(failed && navigationTool.announce(en, failed)).toBe(words)
    expect(editor.objects()).toEqual([])
    expect(editor.requests).toHaveLength(1)
    editor.send({ type: 'profile.choose', profile: 'hike' })
    await editor.at('reached')
    editor.send({ type: 'reach.ask', size })
    await editor.at('reached')
    editor.send({ type: 'profile.choose', profile: 'car' })
    await editor.at('reached')
    expect(editor.requests.at(-1)).toMatchObject({ profile: 'car', within: size })
  })

  it('is not told as a way while it is asked for', () => {
    const editor = drawing()
    void editor.ask()
    const texts = [en, ja].map((messages) => navigationTool.guideStep(editor.snapshot())?.text(messages, 'mouse'))
    expect(texts).toEqual(['Finding what can be reached', '行ける範囲を調べています'])
    const [asked] = editor.emittedOf('directions.asked')
    expect(asked && navigationTool.announce(ja, asked)).toBe('行ける範囲を調べています')
  })

  it('says what of it is not kept', async () => {
    const outer = square(start, 0.01)
    const areas = [
      { outer, holes: [square(start, 0.002)] },
      { outer: square(beyond, 0.001), holes: [] },
    ]
    const editor = drawing(() => ({ ok: true, areas }))
    await editor.ask()
    const shown = selectShownReach(editor.snapshot())
    expect(shown && reachText(en, shown)).toMatch(/Another area lies apart: .+ One part inside isn’t reached\.$/)
    expect(navigationTool.guideStep(editor.snapshot())?.text(ja, 'mouse')).toMatch(
      /直線で [\d.]+ km。離れた範囲が.+です。中に、行けない所が1か所あります。地図をクリックすると/,
    )
    const [object] = editor.objects()
    expect((object as Polygon).vertices).toEqual(outer)
  })
})

it('says the size of an area in the units of the reader', () => {
  expect(areaText(2_345_678, 'en-US')).toBe('2.3 km²')
  expect(areaText(2_589_988, 'en-US-u-ms-ussystem')).toBe('1 mi²')
})
