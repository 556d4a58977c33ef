import {
  mapObjectId,
  type NavigationLine,
  type Position,
  type Rectangle,
  type RouteOptions,
  TRAVEL_PROFILES,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { fittingOptions, optionNames, widerProfile, withOption } from '../../../core/drafts/travel.ts'
import { type MachineSnapshot, selectCandidates, selectTravel } from '../../../core/selectors.ts'
import type { DirectionsAnswer, DirectionsRequest, MapEditorServices, TravelChoices } from '../../../core/services.ts'
import { en as base, enTravel } from '../../../messages/en.ts'
import { aDocument } from '../../../testing/fixtures.ts'
import { startEditor } from '../../../testing/start-editor.ts'
import { navigationTool } from '../navigation-tool.ts'
import { labelPlace } from './candidate-labels.tsx'

const start: Position = [137.8, 35.95]
const goal: Position = [137.83, 35.97]
const beyond: Position = [137.86, 35.94]
const around: Position = [137.81, 35.98]

const en = { ...base, travel: enTravel }
const travel: TravelChoices = { profiles: TRAVEL_PROFILES }

/** Straight, and with two stops also by another place. */
const straight = ({ stops, alternatives = 0 }: DirectionsRequest): DirectionsAnswer => ({
  ok: true,
  path: [...stops],
  durationSeconds: 600,
  ...(alternatives > 0 && { alternatives: [{ path: [start, around, goal], durationSeconds: 780 }] }),
})

function drawing(
  { answer = straight, ...services }: MapEditorServices & { answer?: typeof straight } = {},
  document = aDocument(),
) {
  const requests: DirectionsRequest[] = []
  const fetchDirections = async (request: DirectionsRequest) => {
    requests.push(request)
    return answer(request)
  }
  const editor = startEditor(document, { travel, ...services, fetchDirections })
  const at = (state: 'routed' | 'failed') =>
    waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: state }), { timeout: 15_000 })
  const line = () =>
    editor
      .document()
      .layers.flatMap(({ objects }) => objects)
      .find((object): object is NavigationLine => object.kind === 'navigationLine')
  const chosen = () => selectCandidates(editor.snapshot())?.chosen
  const draw = async (...positions: readonly Position[]) => {
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    for (const [index, position] of positions.entries()) {
      editor.send({ type: 'map.click', position })
      if (index > 0) await at('routed')
    }
  }
  return { ...editor, requests, at, line, chosen, draw }
}

describe('a profile', () => {
  it('is walk for a new line, and stored with it', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    expect(editor.requests).toEqual([{ stops: [start, goal], travelMode: 'walking', profile: 'walk', alternatives: 2 }])
    expect(editor.line()).toMatchObject({ travelMode: 'walking', profile: 'walk' })
    expect(editor.line()).not.toHaveProperty('routeOptions')
  })

  it.each([
    ['the one that the host remembers', 'cityBike', 'cityBike'],
    ['walk when the host remembers one that it has no more', 'eBike', 'walk'],
    ['walk when it remembers none', null, 'walk'],
  ] as const)('of a new line is %s', async (_, last, profile) => {
    const editor = drawing({ travel: { profiles: ['walk', 'cityBike'], initialProfile: () => last } })
    await editor.draw(start, goal)
    expect(editor.line()?.profile).toBe(profile)
  })

  it('asks anew when it changes, keeps what options it has and drops the others', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    editor.send({ type: 'profile.choose', profile: 'hike' })
    editor.send({ type: 'routeOptions.set', routeOptions: { hardestPath: 3, avoidFerries: true } })
    await editor.at('routed')
    expect(editor.line()).toMatchObject({ profile: 'hike', routeOptions: { hardestPath: 3, avoidFerries: true } })
    editor.send({ type: 'profile.choose', profile: 'car' })
    await editor.at('routed')
    expect(editor.requests.at(-1)).toMatchObject({ travelMode: 'driving', profile: 'car' })
    expect(editor.line()).toMatchObject({ travelMode: 'driving', profile: 'car', routeOptions: { avoidFerries: true } })
    editor.send({ type: 'history.undo' })
    expect(selectTravel(editor.snapshot())).toMatchObject({ profile: 'hike', routeOptions: { hardestPath: 3 } })
  })

  it('can be chosen before there are stops', async () => {
    const editor = drawing()
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    editor.send({ type: 'profile.choose', profile: 'roadBike' })
    editor.send({ type: 'map.click', position: start })
    editor.send({ type: 'routeOptions.set', routeOptions: { hills: 'avoid' } })
    expect(editor.requests).toEqual([])
    editor.send({ type: 'map.click', position: goal })
    await editor.at('routed')
    expect(editor.line()).toMatchObject({ profile: 'roadBike', routeOptions: { hills: 'avoid' } })
  })

  it('is not written into an old line until it is chosen', async () => {
    const old: NavigationLine = {
      id: 'old' as NavigationLine['id'],
      kind: 'navigationLine',
      name: 'Old',
      description: '',
      color: 'red',
      path: [start, goal],
      waypoints: [],
      travelMode: 'driving',
    }
    const editor = drawing({}, aDocument([old]))
    editor.send({ type: 'navigation.edit', objectId: old.id })
    editor.send({ type: 'map.click', position: beyond })
    await editor.at('routed')
    expect(editor.requests[0]).toEqual({ stops: [start, goal, beyond], travelMode: 'driving' })
    expect(editor.line()).not.toHaveProperty('profile')
    editor.send({ type: 'routeOptions.set', routeOptions: { avoidFerries: true } })
    await editor.at('routed')
    expect(editor.line()).toMatchObject({ profile: 'car', routeOptions: { avoidFerries: true } })
  })

  it('is none where the host knows only modes', async () => {
    const requests: DirectionsRequest[] = []
    const editor = startEditor(aDocument(), {
      fetchDirections: async (request) => {
        requests.push(request)
        return straight(request)
      },
    })
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    for (const position of [start, goal]) editor.send({ type: 'map.click', position })
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: 'routed' }))
    expect(requests[0]).not.toHaveProperty('profile')
  })

  it('that finds no way keeps the line and says so by its name', async () => {
    const editor = drawing({
      answer: (request) => (request.profile === 'stepFree' ? { ok: false, problem: 'notFound' } : straight(request)),
    })
    await editor.draw(start, goal)
    const good = editor.line()
    editor.send({ type: 'profile.choose', profile: 'stepFree' })
    await editor.at('failed')
    expect(editor.line()).toBe(good)
    expect(selectCandidates(editor.snapshot())).toBeNull()
    const [failure] = editor.emittedOf('directions.failed')
    expect(failure).toEqual({ type: 'directions.failed', problem: 'notFound', profile: 'stepFree' })
    const said = enTravel.noWay(enTravel.profiles.stepFree)
    expect(failure && navigationTool.announce(en, failure)).toBe(said)
    expect(navigationTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(said)
    editor.send({ type: 'profile.choose', profile: widerProfile('stepFree') })
    await editor.at('routed')
    expect(editor.line()?.profile).toBe('walk')
  })
})

describe('alternatives', () => {
  const paths = (snapshot: MachineSnapshot) => selectCandidates(snapshot)?.all.map(({ path }) => path)

  it('are offered between two stops, and become the path of the line', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    expect(selectCandidates(editor.snapshot())).toMatchObject({
      chosen: 0,
      all: [{ durationSeconds: 600 }, { durationSeconds: 780 }],
    })
    expect(editor.emittedOf('route.offered')).toMatchObject([{ count: 2 }])
    editor.send({ type: 'alternative.choose', index: 1 })
    expect(editor.line()).toMatchObject({ path: [start, around, goal], waypoints: [], profile: 'walk' })
    expect(editor.chosen()).toBe(1)
    expect(editor.requests).toHaveLength(1)
    editor.send({ type: 'edit.confirm' })
    expect(editor.line()?.path).toEqual([start, around, goal])
  })

  it('are chosen and taken back as any step', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    editor.send({ type: 'alternative.choose', index: 1 })
    editor.send({ type: 'history.undo' })
    expect(editor.chosen()).toBe(0)
    editor.send({ type: 'history.redo' })
    expect(editor.chosen()).toBe(1)
    expect(editor.snapshot().can({ type: 'alternative.choose', index: 1 })).toBe(false)
    expect(editor.snapshot().can({ type: 'alternative.choose', index: 2 })).toBe(false)
  })

  it('are dropped by a waypoint, and there again when it is taken back', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    editor.send({ type: 'alternative.choose', index: 1 })
    editor.send({ type: 'map.click', position: beyond })
    expect(selectCandidates(editor.snapshot())).toBeNull()
    await editor.at('routed')
    expect(editor.requests.at(-1)).not.toHaveProperty('alternatives')
    expect(paths(editor.snapshot())).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.chosen()).toBe(1)
    expect(paths(editor.snapshot())).toHaveLength(2)
  })

  it('are two at most, and only those that can be lines', async () => {
    const alternatives = [{ path: [start] }, { path: [start, around, goal] }, { path: [start, beyond, goal] }]
    const editor = drawing({ answer: ({ stops }) => ({ ok: true, path: [...stops], alternatives }) })
    await editor.draw(start, goal)
    expect(paths(editor.snapshot())).toEqual([
      [start, goal],
      [start, around, goal],
    ])
  })

  it('are chosen by a click on the map, the line itself is not', async () => {
    const editor = drawing()
    await editor.draw(start, goal)
    const reach = { metersPerPixel: 10, vertexPixels: 11, segmentPixels: 8 }
    const clickAt = (pointer: Position) => navigationTool.onMap.clickAt(editor.snapshot(), { pointer, reach })
    expect(clickAt([137.81, 35.98])).toEqual({ type: 'alternative.choose', index: 1 })
    expect(clickAt([137.815, 35.96])).toBeNull()
    expect(clickAt(beyond)).toBeNull()
  })

  it('have their labels where they are farthest apart, away from each other', () => {
    const rows = [
      { index: 0, path: [start, goal] },
      { index: 1, path: [start, around, goal] },
    ].map((row) => ({
      ...row,
      name: '',
      isChosen: row.index === 0,
      lengthMeters: 0,
      climbMeters: null,
      durationSeconds: null,
      repeatedMeters: 0,
    }))
    const [line, other] = rows.map((row) => labelPlace(row, rows))
    expect(other?.side).toBe('left')
    expect(line?.side).toBe('right')
    expect(other && other.at[1] > 35.97).toBe(true)
  })

  it('have the label of one alone at its middle', () => {
    const alone = { index: 0, path: [start, [start[0], start[1] + 0.02], start] } as const
    expect(labelPlace(alone, []).at[1]).toBeCloseTo(start[1] + 0.02, 5)
  })
})

describe('options', () => {
  it.each<[RouteOptions | null, RouteOptions | null]>([
    [null, { avoidSteps: true }],
    [
      { avoidSteps: true, hills: 'seek' },
      { avoidSteps: true, hills: 'seek' },
    ],
  ])('of %o are %o once steps are avoided', (before, after) => {
    expect(withOption(before, 'avoidSteps', true)).toEqual(after)
  })

  it('are none when the last one is taken back', () => {
    expect(withOption({ avoidSteps: true }, 'avoidSteps', false)).toBeNull()
    expect(withOption({ hardestPath: 2 }, 'hardestPath', null)).toBeNull()
  })

  it.each(TRAVEL_PROFILES)('of %s are a few, and fit it', (profile) => {
    expect(optionNames(profile).length).toBeGreaterThan(0)
    expect(fittingOptions(profile, { avoidFerries: true, hardestPath: 6 })).toEqual(
      profile === 'hike' ? { avoidFerries: true, hardestPath: 6 } : { avoidFerries: true },
    )
    expect(widerProfile(profile)).not.toBe(profile)
  })
})

describe('an area that ways keep out of', () => {
  const area: Rectangle = {
    kind: 'rectangle',
    id: mapObjectId('area'),
    name: 'Area',
    description: '',
    color: 'red',
    west: 137.81,
    south: 35.95,
    east: 137.82,
    north: 35.96,
  }
  const corners = [
    [137.81, 35.95],
    [137.82, 35.95],
    [137.82, 35.96],
    [137.81, 35.96],
  ]
  const set = (isNoGo: boolean) =>
    ({
      type: 'document.edit',
      edit: { kind: 'object.update', objectId: area.id, change: { isNoGo } },
    }) as const

  it('is named with each question from then on, and changes no line by itself', async () => {
    const editor = drawing({}, aDocument([area]))
    await editor.draw(start, goal)
    editor.send({ type: 'edit.confirm' })
    const drawn = editor.line()
    expect(editor.requests).toHaveLength(1)
    expect(editor.requests[0]).not.toHaveProperty('noGo')

    editor.send(set(true))
    expect(editor.requests).toHaveLength(1)
    expect(editor.line()).toBe(drawn)

    editor.send({ type: 'navigation.edit', objectId: drawn?.id ?? mapObjectId('') })
    expect(editor.line()).toBe(drawn)
    editor.send({ type: 'vertex.move', index: 1, position: beyond })
    await editor.at('routed')
    expect(editor.requests.at(-1)).toMatchObject({ stops: [start, beyond], noGo: [corners] })
  })

  it.each([
    ['notFound', en.travel.noWayAround('Walk')],
    ['tooMuchNoGo', en.travel.tooMuchNoGo],
  ] as const)('is said to be the reason of %s', async (problem, text) => {
    const editor = drawing({ answer: () => ({ ok: false, problem }) }, aDocument([{ ...area, isNoGo: true }]))
    editor.send({ type: 'tool.choose', tool: 'navigationLine' })
    for (const position of [start, goal]) editor.send({ type: 'map.click', position })
    await editor.at('failed')
    expect(navigationTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(text)
    const [failed] = editor.emittedOf('directions.failed')
    expect(failed && navigationTool.announce(en, failed)).toBe(text)
  })
})
