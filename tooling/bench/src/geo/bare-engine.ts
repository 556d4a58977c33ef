import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { costingQuestion } from '../../../../apps/api/src/modules/directions/costing.policy.ts'
import {
  ENGINE_ENVIRONMENT,
  type EngineReply,
} from '../../../../apps/api/src/platform/routing/embedded/engine-messages.ts'
import { valhallaConfig } from '../../../../apps/api/src/platform/routing/embedded/valhalla-config.ts'
import type { Question } from './questions.ts'

/** The built program in which the product keeps its engine. */
const PROGRAM = fileURLToPath(new URL('../../../../apps/api/dist/routing-child.js', import.meta.url))

/** The routing engine without the product around it. It thinks about one question at a time; the others wait in its pipe. */
export interface BareEngine {
  /** The answer as the engine gives it. @throws when it finds no way. */
  send(question: Question): Promise<string>
  stop(): Promise<void>
}

/** Starts the engine on the tiles that a running product serves from this data folder. */
export async function startBareEngine(dataFolder: string): Promise<BareEngine> {
  const regions = join(dataFolder, 'regions')
  const current: { set: string; probe: string } = JSON.parse(readFileSync(join(regions, 'current.json'), 'utf8'))
  const tiles = join(regions, 'sets', current.set)
  const child = fork(PROGRAM, { env: ENGINE_ENVIRONMENT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.send({ config: valhallaConfig(tiles), probe: current.probe })
  await once(child, 'message')
  const waiting = new Map<number, (reply: EngineReply) => void>()
  child.on('message', (message) => {
    const reply = message as EngineReply // the product's own program wrote it
    if (!('id' in reply)) return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let lastId = 0
  const send = async (query: string) => {
    const { promise, resolve } = Promise.withResolvers<EngineReply>()
    const id = ++lastId
    waiting.set(id, resolve)
    child.send({ id, action: 'route', query })
    const reply = await promise
    if ('text' in reply) return reply.text
    throw new Error(`the engine found no way: ${JSON.stringify(reply)}`)
  }
  return {
    send({ from, to, way }) {
      const locations = [from, to].map(([lon, lat]) => ({ lon, lat, search_cutoff: 1_000 }))
      const { costing, options } = costingQuestion(way, {})
      const weights = options && { costing_options: { [costing]: options } }
      return send(JSON.stringify({ locations, costing, ...weights, directions_type: 'none' }))
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
