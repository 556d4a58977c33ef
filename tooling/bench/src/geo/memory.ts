import { readdirSync, readFileSync } from 'node:fs'
import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { residentMemory } from '../resident-memory.ts'
import { httpClient } from '../server/load.ts'
import { startProduct } from '../server/product-server.ts'
import { townQuestions } from './questions.ts'
import { addressOf, type SendQuestion, untilReady } from './ways.ts'

const FIRST = 1_000
const MORE = 10_000
const LANES = 8
const SERVER_MB = 450
const ENGINE_MB = 250
/** A heap breathes; more than this is growth. */
const GROWTH = 1.1

/** What the server and its routing process hold after 1,000 ways, and whether 10,000 more make that grow. */
export const memoryBenchmark: Benchmark = {
  name: 'geo.memory',
  isOnDemand: true,
  async run(report) {
    const client = httpClient()
    const product = await startProduct()
    try {
      const send: SendQuestion = (question) => client.get(addressOf(product.origin, question))
      await untilReady(send, townQuestions(1))
      const questions = townQuestions(7_919)
      await repeat(FIRST, () => send(questions.next().value))
      const engine = routingProcess(product.pid)
      const read = () => ({ server: megabytes(product.pid), engine: megabytes(engine) })
      const first = read()
      await repeat(MORE, () => send(questions.next().value))
      const after = read()
      report(`after ${FIRST} and ${FIRST + MORE} ways: ${JSON.stringify([first, after])}`)
      if (routingProcess(product.pid) !== engine) throw new Error('the routing process was started again')
      return [
        figure('server', first.server, SERVER_MB, 1),
        figure('engine', first.engine, ENGINE_MB, 1),
        figure('server-growth', after.server, first.server, GROWTH),
        figure('engine-growth', after.engine, first.engine, GROWTH),
      ]
    } finally {
      client.close()
      await product.stop()
    }
  },
}

const figure = (name: string, value: number, bound: number, target: number) =>
  lessIsBetter({ name: `geo.memory.${name}`, unit: 'MB', value, bound, target })

async function repeat(count: number, send: () => Promise<unknown>): Promise<void> {
  let left = count
  const lane = async () => {
    while (left-- > 0) await send()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

function megabytes(pid: number): number {
  const memory = residentMemory(pid)
  if (!memory) throw new Error('only Linux tells what a process holds')
  return memory.nowMb
}

/** The child of the server that finds the ways. */
function routingProcess(server: number): number {
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => Number.isInteger(pid) && parentOf(pid) === server && commandOf(pid).includes('routing-child'))
  if (found === undefined) throw new Error('the server has no routing process')
  return found
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)$/m.exec(readQuietly(`/proc/${pid}/status`))?.[1])
const commandOf = (pid: number) => readQuietly(`/proc/${pid}/cmdline`)

/** Empty when the process has ended. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
