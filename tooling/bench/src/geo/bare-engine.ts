import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { valhallaConfig } from '../../../../apps/api/src/platform/routing/embedded/valhalla-config.ts'
import type { Question } from './questions.ts'

/** The built program in which the product keeps its engine. */
const PROGRAM = fileURLToPath(new URL('../../../../apps/api/dist/routing-child.js', import.meta.url))
const COSTINGS = { driving: 'auto', walking: 'pedestrian' } as const

/** The routing engine without the product around it. Ask it one question at a time. */
export interface BareEngine {
  /** @throws when it finds no way. */
  ask(question: Question): Promise<void>
  stop(): Promise<void>
}

/** Starts the engine on the tiles that a running product has built in this data folder. */
export async function startBareEngine(dataFolder: string): Promise<BareEngine> {
  const regions = join(dataFolder, 'regions')
  const current: { set: string; probe: string } = JSON.parse(readFileSync(join(regions, 'current.json'), 'utf8'))
  const child = fork(PROGRAM, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.send({ config: valhallaConfig(join(regions, 'sets', current.set)), probe: current.probe })
  await once(child, 'message')
  let id = 0
  return {
    async ask({ from, to, mode }) {
      const locations = [from, to].map(([lon, lat]) => ({ lon, lat, search_cutoff: 1_000 }))
      const query = JSON.stringify({ locations, costing: COSTINGS[mode], directions_type: 'none' })
      child.send({ id: ++id, action: 'route', query })
      const [answer]: { text?: string; refusal?: string }[] = await once(child, 'message')
      if (answer?.text === undefined) throw new Error(`the engine found no way: ${answer?.refusal}`)
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
