import { Actor } from '@valhallajs/valhallajs'
import type { EngineQuestion, EngineReply, EngineStart } from './platform/routing/embedded/engine-messages.ts'

// The routing engine is native code: it lives in this process of its own, where a crash takes nothing else along.

const reply = (message: EngineReply) => process.send?.(message)
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

process.once('message', (message) => {
  start(message as EngineStart).catch((error: unknown) => reply({ failed: messageOf(error) })) // our own process wrote it
})

async function start({ config, probe }: EngineStart): Promise<void> {
  const actor = new Actor(config)
  // The first route loads what later ones share, and proves that there are tiles.
  if (probe !== null) await actor.route(probe)
  process.on('message', (message) => {
    void answer(actor, message as EngineQuestion) // our own process wrote it
  })
  reply({ ready: true })
}

/**
 * An actor cannot handle two requests at once: they queue for the only thread of this process's pool
 * (`ENGINE_ENVIRONMENT`), which takes the next one without waiting for this thread to send the answer before.
 */
async function answer(actor: Actor, { id, action, query }: EngineQuestion): Promise<void> {
  try {
    reply({ id, text: await actor[action](query) })
  } catch (error) {
    reply({ id, refusal: messageOf(error) })
  }
}

process.on('disconnect', () => process.exit(0)) // the parent process has exited
// Ctrl-C in a terminal reaches the whole group, and stopping this process is its owner's job.
process.on('SIGINT', () => {})
