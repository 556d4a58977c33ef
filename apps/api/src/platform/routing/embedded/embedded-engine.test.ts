import { fileURLToPath } from 'node:url'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildTownTiles,
  openTownEngine,
  ROUTING_PROGRAM,
  type TownEngine,
  type TownTiles,
} from '../../../testing/town-engine.ts'
import type { RoutingQuestion } from '../routing-engine.ts'
import { createEmbeddedEngine, type EngineLimits } from './embedded-engine.ts'

let tiles: TownTiles
beforeAll(async () => {
  tiles = await buildTownTiles()
})
afterAll(() => tiles.delete())

const opened: Pick<TownEngine, 'engine'>[] = []
afterEach(async () => {
  for (const { engine } of opened.splice(0)) await engine.close()
})

async function open(limits?: Partial<EngineLimits>): Promise<TownEngine> {
  const town = await openTownEngine(tiles, limits)
  opened.push(town)
  return town
}

/** Finds two elevations in the time that it is given, and never a way. */
const SLOW_PROGRAM = fileURLToPath(new URL('../../../testing/slow-engine.ts', import.meta.url))

async function openSlow(limits: Partial<EngineLimits>, elevationsMs = 0) {
  const warnings: string[] = []
  const engine = createEmbeddedEngine({ program: SLOW_PROGRAM, onWarning: (said) => warnings.push(said), limits })
  opened.push({ engine })
  await engine.use({ version: 'slow', config: JSON.stringify({ elevationsMs }), probe: '{}' })
  return { engine, warnings }
}

/** Keeps a process from doing anything. @returns how to let it go on. */
function hold(pid: number | null): () => void {
  if (pid === null) throw new Error('There is no process to hold.')
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

const never = new AbortController().signal
const UNAVAILABLE = { ok: false, problem: 'unavailable' }

/** Each number is another question. */
function aQuestion(number = 0): RoutingQuestion {
  const goal = townPosition({ row: number % 24, column: 20 })
  return { stops: [TOWN_PLACES.station, goal], costing: 'pedestrian' }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => aQuestion(index))

describe('the embedded engine', () => {
  it('answers what waits after a crash, as if nothing had happened', async () => {
    const { engine, warnings } = await open()
    const answers = many(30).map((question) => engine.route(question, never))
    if (engine.pid !== null) process.kill(engine.pid, 'SIGKILL')
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true })
    expect(warnings).toEqual(['The routing engine ended and is started again.'])
  })

  it('is running again after a crash before anybody asks', async () => {
    const { engine } = await open()
    const { pid } = engine
    if (pid !== null) process.kill(pid, 'SIGKILL')
    await expect.poll(() => engine.pid !== null && engine.pid !== pid, { timeout: 15_000 }).toBe(true)
    expect(await engine.route(aQuestion(), never)).toMatchObject({ ok: true })
  })

  it('gives up a question that takes too long, and is running again before anybody asks', async () => {
    const { engine, warnings } = await openSlow({ thinkMs: 100 })
    const before = engine.pid
    expect(await engine.route(aQuestion(), never)).toEqual(UNAVAILABLE)
    expect(warnings[0]).toBe('The routing engine thought for more than 100 ms and was started again.')
    await expect.poll(() => engine.pid !== null && engine.pid !== before, { timeout: 15_000 }).toBe(true)
  })

  it('counts the time of a question from its turn on', async () => {
    const { engine } = await openSlow({ thinkMs: 4_000 }, 1_100)
    // All of them are at the engine from the beginning, where the last one waits for more than three seconds.
    const answers = await Promise.all(many(4).map(({ stops }) => engine.elevations(stops, never)))
    expect(answers).toEqual(Array(4).fill([1, 1]))
  })

  it('refuses at once what finds the line full', async () => {
    const { engine } = await open({ maxWaiting: 3 })
    const answers = await Promise.all(many(10).map((question) => engine.route(question, never)))
    // Four at the engine and three that wait.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
    expect(answers.slice(7)).toEqual(Array(3).fill(UNAVAILABLE))
  })

  it('refuses what has waited too long', async () => {
    const { engine } = await openSlow({ waitMs: 0 })
    const release = hold(engine.pid)
    const answers = many(5).map(({ stops }) => engine.elevations(stops, never))
    // Four were at the engine from the beginning.
    expect(await answers[4]).toBeNull()
    release()
    expect(await Promise.all(answers.slice(0, 4))).toEqual(Array(4).fill([1, 1]))
  })

  it('lets one who waits leave, to the good of the others', async () => {
    const { engine } = await open({ maxWaiting: 1 })
    const leaving = new AbortController()
    const first = many(4).map((question) => engine.route(question, never))
    const left = engine.route(aQuestion(4), leaving.signal)
    leaving.abort(new Error('gone'))
    const last = engine.route(aQuestion(5), never)
    await expect(left).rejects.toThrow('gone')
    for (const answer of await Promise.all([...first, last])) expect(answer).toMatchObject({ ok: true })
  })

  it('changes to other tiles without losing a question', async () => {
    const { engine } = await open()
    const before = engine.pid
    const answers = many(40).map((question) => engine.route(question, never))
    await engine.use({ ...tiles.setup, version: 'next' })
    expect(engine.version).toBe('next')
    expect(engine.pid).not.toBe(before)
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true })
    expect(await engine.route(aQuestion(), never)).toMatchObject({ ok: true })
  })

  it('says of ways what the tiles that are served were built with, also while the old ones still answer', async () => {
    const { engine } = await open()
    const release = hold(engine.pid)
    const last = engine.route(aQuestion(), never)
    const change = engine.use({ ...tiles.setup, version: 'next' })
    await vi.waitFor(() => expect(engine.version).toBe('next'), { timeout: 20_000 })
    const path = [TOWN_PLACES.station, townPosition({ row: 13, column: 6 })]
    const traced = engine.trace({ path, matching: 'map' }, never)
    release()
    expect((await traced)?.region?.version).toBe('next')
    await Promise.all([last, change])
  })

  it('keeps its tiles when others cannot be opened', async () => {
    const { engine } = await open()
    await expect(engine.use({ ...tiles.setup, version: 'broken', config: '{}' })).rejects.toThrow('did not start')
    expect(engine.version).toBe(tiles.setup.version)
    expect(await engine.route(aQuestion(), never)).toMatchObject({ ok: true })
  })

  it('answers nothing before it has tiles, nor after it was closed', async () => {
    const empty = createEmbeddedEngine({ program: ROUTING_PROGRAM, onWarning: () => {} })
    expect(await empty.route(aQuestion(), never)).toEqual(UNAVAILABLE)
    await empty.close()
    const { engine } = await open()
    await engine.close()
    expect(await engine.route(aQuestion(), never)).toEqual(UNAVAILABLE)
  })
})

describe('what the engine says', () => {
  const [lng, lat] = TOWN_PLACES.station
  it.each([
    ['no road', [TOWN_PLACES.station, TOWN_PLACES.fields], 'notFound'],
    ['no way', [TOWN_PLACES.station, TOWN_PLACES.island], 'notFound'],
    ['too far', [TOWN_PLACES.station, [lng, lat + 20]], 'tooLong'],
    ['31 stops', many(31).flatMap(({ stops }) => stops.slice(1)), 'tooManyStops'],
    ['one stop', [TOWN_PLACES.station], 'unavailable'],
  ] satisfies [string, RoutingQuestion['stops'], string][])('of %s is understood', async (_, stops, problem) => {
    const { engine } = await open()
    expect(await engine.route({ stops, costing: 'auto' }, never)).toEqual({ ok: false, problem })
  })
})
