import { setTimeout as sleep } from 'node:timers/promises'
import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { type ProductServer, startProduct } from '../server/product-server.ts'
import { quantile } from '../stats.ts'
import { startBareEngine } from './bare-engine.ts'
import { compareWays } from './compare-ways.ts'
import { findLargestExtract, findPlaces, installExtract, questionsBetween } from './extract-questions.ts'
import { measureWays } from './measure-ways.ts'
import { type Question, townQuestions } from './questions.ts'
import { addressOf, type SendQuestion, untilReady } from './ways.ts'

const CROWD = 50
const PING_MS = 10
/** Milliseconds of delay that other users do not notice during many requests. */
const UNNOTICED_MS = 20

export const directionsBenchmark: Benchmark = {
  name: 'geo.directions',
  async run(report) {
    const client = httpClient()
    let product: ProductServer | undefined
    try {
      product = await startProduct()
      const { origin } = product
      const send: SendQuestion = (question) => client.get(addressOf(origin, question))
      await untilReady(send, townQuestions(1))
      const inTown = await besideEngine(product, (engine) =>
        compareWays({ name: 'geo.directions', product: send, engine: engine.send, questions: townQuestions }, report),
      )
      const unnoticed = await measureCrowd(product, send, () => client.get(`${origin}/api/health`), report)
      return [...inTown, ...unnoticed, ...(await measureExtract(product, send, report))]
    } finally {
      client.close()
      await product?.stop()
    }
  },
}

/** The delay of the server's loop and of other requests during many routing requests. */
async function measureCrowd(
  product: ProductServer,
  send: SendQuestion,
  ping: () => Promise<unknown>,
  report: (line: string) => void,
): Promise<readonly Result[]> {
  const crowd = (seed: number) => measureWays(send, { lanes: CROWD, questions: townQuestions(seed) })
  const delay = await product.watchLoop(() => crowd(1_000_003))
  report(`event loop beside ${CROWD}: ${JSON.stringify(delay)}`)
  const others = await pingWhile(crowd(2_000_003), ping)
  const figure = (name: string, value: number) =>
    lessIsBetter({ name: `geo.directions.${name}`, unit: 'ms', value, bound: UNNOTICED_MS, target: 1 })
  return [figure('loop-p99', delay.p99), figure('others-p99', others)]
}

/** How long other requests take, at the 99th of a hundred, until the work is done. */
async function pingWhile(work: Promise<unknown>, ping: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    await ping()
    times.push(performance.now() - start)
    await sleep(PING_MS)
  }
  await over
  return quantile(times, 0.99)
}

/** Ways through a real country, where there is an extract of one. */
async function measureExtract(
  product: ProductServer,
  send: SendQuestion,
  report: (line: string) => void,
): Promise<readonly Result[]> {
  const extract = findLargestExtract()
  if (extract === null) return []
  installExtract(product.dataFolder, extract)
  return besideEngine(product, async (engine) => {
    const places = await findPlaces(engine)
    report(`${places.length} places in ${extract}`)
    const questions = (seed: number): Iterator<Question, never> => questionsBetween(places, seed)
    await untilReady(send, questions(1))
    return compareWays({ name: 'geo.directions.extract', product: send, engine: engine.send, questions }, report)
  })
}

async function besideEngine<T>(
  { dataFolder }: ProductServer,
  use: (engine: Awaited<ReturnType<typeof startBareEngine>>) => Promise<T>,
): Promise<T> {
  const engine = await startBareEngine(dataFolder)
  try {
    return await use(engine)
  } finally {
    await engine.stop()
  }
}
