import { loadGazetteer } from './modules/places/load-gazetteer.ts'
import type { LoadOrder, LoadReply } from './modules/places/load-messages.ts'
import { createDatabase } from './platform/database.ts'
import { reasonOf } from './platform/reason-of.ts'

// Loads the gazetteer and ends, which gives back the memory that it took.

process.on('disconnect', () => process.exit(1)) // the parent process has exited
// Ctrl-C in a terminal reaches the whole group, and stopping this process is its owner's job.
process.on('SIGINT', () => {})

process.once('message', async (message) => {
  const reply = await load(message as LoadOrder) // our own process wrote it
  process.send?.(reply, () => process.exit())
})

async function load({ target, path }: LoadOrder): Promise<LoadReply> {
  const { db, close } = createDatabase(target, { maxConnections: 1, queryTimeoutSeconds: null })
  try {
    return { result: await loadGazetteer(db, path, new AbortController().signal) }
  } catch (error) {
    return { failed: reasonOf(error) }
  } finally {
    await close()
  }
}
