import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineQuestion, EngineReply } from '../platform/routing/embedded/engine-messages.ts'

// Stands in for an engine that needs its time: half a second for every question, one after the other.

const THINK_MS = 500
const reply = (message: EngineReply) => process.send?.(message)

process.once('message', () => {
  let turn = Promise.resolve()
  process.on('message', (message) => {
    const { id } = message as EngineQuestion // the tests' own process wrote it
    turn = turn.then(async () => {
      await sleep(THINK_MS)
      reply({ id, text: '{"height":[1,1]}' })
    })
  })
  reply({ ready: true })
})
process.on('disconnect', () => process.exit(0))
