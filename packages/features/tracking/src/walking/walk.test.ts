import { destinationPoint, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { PositionEffort, PositionEvent, PositionFix } from '../position/position-fix.ts'
import { beginWalk, goTo, nextSpot, WALK_RULES, type Walk, type WalkNews } from './walk.ts'
import { walkMachine } from './walk-machine.ts'

const START: Position = [137.8, 35.95]
/** Metres along a way to the north, and beside it to the east. */
const at = (along: number, beside = 0): Position =>
  destinationPoint(destinationPoint(START, { bearingDegrees: 0, distanceMeters: along }), {
    bearingDegrees: 90,
    distanceMeters: beside,
  })
const PATH = [at(0), at(1000)]
const SPOTS = [
  { id: mapObjectId('tea'), name: '茶屋', alongMeters: 300 },
  { id: mapObjectId('comb'), name: '櫛の店', alongMeters: 700 },
]
const fix = (along: number, beside = 0, over: Partial<PositionFix> = {}): PositionFix => ({
  position: at(along, beside),
  accuracyMeters: 8,
  elevationMeters: null,
  headingDegrees: null,
  timeMs: 0,
  ...over,
})

function go(...fixes: readonly PositionFix[]): { walk: Walk; events: WalkNews[] } {
  let walk = beginWalk(PATH, SPOTS)
  const events: WalkNews[] = []
  for (const next of fixes) {
    const answer = goTo(walk, next)
    walk = answer.walk
    events.push(...answer.news)
  }
  return { walk, events }
}

it.each([
  ['at the limit', WALK_RULES.leftMeters - 1, 8, []],
  ['beyond it', WALK_RULES.leftMeters + 1, 8, ['left']],
  ['beyond it, known no better', WALK_RULES.leftMeters + 1, 60, []],
])('tells who has left the line, or not: %s', (_, beside, accuracyMeters, kinds) => {
  const { events } = go(fix(100), fix(110, beside, { accuracyMeters }))
  expect(events.map(({ kind }) => kind)).toEqual(kinds)
})

it('tells once that somebody left, and once that they are back', () => {
  const { events } = go(fix(100), fix(110, 70), fix(120, 90), fix(130, 40), fix(140, 20), fix(150, 40))
  expect(events).toEqual([{ kind: 'left', offMeters: expect.closeTo(70, 0) }, { kind: 'back' }])
})

it('tells each spot when it is come to, and the next one', () => {
  const { walk, events } = go(fix(0), fix(150), fix(280), fix(290))
  expect(events).toEqual([{ kind: 'spot', name: '茶屋' }])
  expect(nextSpot(walk)).toMatchObject({ spot: { name: '櫛の店' }, aheadMeters: expect.closeTo(410, 0) })
})

it('tells that somebody has arrived, once, and of no spot after the last', () => {
  const { walk, events } = go(fix(800), fix(900), fix(980), fix(1000))
  expect(events).toEqual([{ kind: 'arrived' }])
  expect(nextSpot(walk)).toBeNull()
})

it('begins a loop without having arrived', () => {
  const loop = [at(0), at(300), at(300, 300), at(0)]
  expect(goTo(beginWalk(loop, []), fix(0)).walk.hasArrived).toBe(false)
})

it('knows where somebody heads, by the device or by their steps', () => {
  expect(go(fix(0)).walk.fix?.headingDegrees).toBeNull()
  expect(go(fix(0), fix(50)).walk.fix?.headingDegrees).toBeCloseTo(0, 0)
  expect(go(fix(0), fix(50), fix(52)).walk.fix?.headingDegrees).toBeCloseTo(0, 0)
  expect(go(fix(0), fix(50, 0, { headingDegrees: 90 })).walk.fix?.headingDegrees).toBe(90)
})

function startWalk() {
  let emit: (event: PositionEvent) => void = () => {}
  const efforts: PositionEffort[] = []
  const onNews = vi.fn()
  const machine = walkMachine.provide({
    actors: {
      watchPosition: fromCallback<PositionEvent, PositionEffort>(({ sendBack, input }) => {
        efforts.push(input)
        emit = sendBack
      }),
      keepAwake: fromCallback<PositionEvent>(() => {}),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { path: PATH, spots: SPOTS }, clock })
  actor.on('walk.news', ({ news }) => onNews(...news))
  actor.start()
  return { actor, efforts, clock, onNews, emit: (event: PositionEvent) => emit(event) }
}
const events = (next: PositionFix): PositionEvent => ({ type: 'position.fix', fix: next })

it('asks where somebody is only once they start', () => {
  const { actor, efforts } = startWalk()
  expect(efforts).toEqual([])
  actor.send({ type: 'walk.start' })
  expect(efforts).toEqual(['precise'])
})

it('spares the battery while somebody stands still, until they move', () => {
  const { actor, efforts, clock, emit } = startWalk()
  actor.send({ type: 'walk.start' })
  emit(events(fix(0)))
  clock.increment(60_000)
  emit(events(fix(20)))
  clock.increment(89_999)
  expect(efforts).toEqual(['precise'])
  clock.increment(1)
  expect(efforts).toEqual(['precise', 'saving'])
  emit(events(fix(22)))
  expect(efforts).toHaveLength(2)
  emit(events(fix(40)))
  expect(efforts).toEqual(['precise', 'saving', 'precise'])
})

it('spares it while the page is hidden, and goes on telling', () => {
  const { actor, efforts, onNews, emit } = startWalk()
  actor.send({ type: 'walk.start' })
  emit(events(fix(0)))
  actor.send({ type: 'page.hide' })
  emit(events(fix(50, 80)))
  expect(onNews).toHaveBeenCalledWith({ kind: 'left', offMeters: expect.closeTo(80, 0) })
  actor.send({ type: 'page.show' })
  expect(efforts).toEqual(['precise', 'saving', 'precise'])
})

it('tells what was come to, and how far the next one is', () => {
  const { actor, onNews, emit } = startWalk()
  const water = (alongMeters: number) => ({ kind: 'water', alongMeters }) as const
  actor.send({ type: 'walk.start' })
  emit(events(fix(0)))
  actor.send({ type: 'wayside.know', wayside: { places: [water(100), water(800)], isWhole: true } })
  emit(events(fix(90)))
  expect(onNews).toHaveBeenCalledExactlyOnceWith({
    kind: 'wayside',
    reached: 'water',
    next: { kind: 'water', aheadMeters: expect.closeTo(710, 0) },
  })
  emit(events(fix(790, 80)))
  expect(onNews).toHaveBeenLastCalledWith({ kind: 'left', offMeters: expect.closeTo(80, 0) })
})

it('tells of a spot and of water at once, and knows of the water after another start', () => {
  const { actor, onNews, emit } = startWalk()
  const places = [{ kind: 'water', alongMeters: 300 }] as const
  actor.send({ type: 'wayside.know', wayside: { places, isWhole: true } })
  actor.send({ type: 'walk.start' })
  actor.send({ type: 'walk.stop' })
  actor.send({ type: 'walk.start' })
  emit(events(fix(150)))
  emit(events(fix(290)))
  const last = { kind: 'water', aheadMeters: null }
  expect(onNews).toHaveBeenCalledExactlyOnceWith(
    { kind: 'spot', name: '茶屋' },
    { kind: 'wayside', reached: 'water', next: last },
  )
})

it('ends when it may not know the position, and waits when it is not known', () => {
  const { actor, emit } = startWalk()
  actor.send({ type: 'walk.start' })
  emit({ type: 'position.fail', problem: 'timedOut' })
  expect(actor.getSnapshot().matches('walking')).toBe(true)
  emit({ type: 'position.fail', problem: 'denied' })
  expect(actor.getSnapshot().matches('idle')).toBe(true)
  expect(actor.getSnapshot().context.problem).toBe('denied')
})
