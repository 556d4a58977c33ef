import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Database } from '../../platform/database.ts'
import { isGazetteerLoaded, type LoadGazetteer } from './load-gazetteer.ts'
import type { LoadOrder, LoadReply } from './load-messages.ts'

interface LoadApartOptions extends LoadOrder {
  readonly db: Database
  /** The module that the process runs. */
  readonly program: string
}

/**
 * Loads the gazetteer in a process of its own: what unpacking 86,000 places takes is given back when it ends, which this process would
 * keep for as long as it lives. One that is ended half-way leaves nothing behind: its transaction is undone.
 */
export function loadGazetteerApart({ db, program, ...order }: LoadApartOptions): LoadGazetteer {
  return async (signal) => {
    if (await isGazetteerLoaded(db, order.path)) return 'unchanged'
    signal.throwIfAborted()
    const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    const replies: LoadReply[] = []
    child.on('message', (reply) => replies.push(reply as LoadReply)) // our own process wrote it
    child.send(order, () => {}) // a child that cannot receive messages exits
    // The process may exit before its last output is read.
    await Promise.all([once(child, 'disconnect'), once(child, 'exit')])
    signal.removeEventListener('abort', kill)
    signal.throwIfAborted()
    const [reply = { failed: 'the process that loads them ended' }] = replies
    if ('failed' in reply) throw new Error(reply.failed)
    return reply.result
  }
}
