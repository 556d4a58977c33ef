import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineQuestion, EngineReply, EngineStart } from '../platform/routing/embedded/engine-messages.ts'

// Stands in for an engine that needs its time: as long as its configuration says for the elevations of a line, one
// after the other, and for ever for a way.

const reply = (message: EngineReply) => process.send?.(message)

process.once('message', (start) => {
  const { elevationsMs }: { elevationsMs: number } = JSON.parse((start as EngineStart).config) // the tests' own process wrote it
  let turn: Promise<void> = Promise.resolve()
  process.on('message', (message) => {
    const { id, action } = message as EngineQuestion
    turn = turn.then(async () => {
      if (action === 'route') return new Promise(() => {})
      await sleep(elevationsMs)
      reply({ id, text: '{"height":[1,1]}' })
    })
  })
  reply({ ready: true })
})
process.on('disconnect', () => process.exit(0))
