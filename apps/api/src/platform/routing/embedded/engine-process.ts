import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { ENGINE_ENVIRONMENT, type EngineQuery, type EngineReply, type EngineStart } from './engine-messages.ts'

/** What the engine said to one question, or that its process ended instead. */
export type EngineAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refusal'; readonly message: string }
  | { readonly kind: 'ended' }

/** A running engine. It thinks about one question at a time, in their order. */
export interface EngineProcess {
  readonly pid: number | undefined
  send(query: EngineQuery): Promise<EngineAnswer>
  /** Kills it at once; pending requests resolve to `ended`. */
  kill(): void
  /** Settles when the process has ended, however that came. */
  readonly ended: Promise<void>
}

const START_LIMIT_MS = 30_000

/** Starts a process of the engine and waits until it is warm. @throws when it ends before, or has no tiles to answer from. */
export async function startEngineProcess(program: string, start: EngineStart): Promise<EngineProcess> {
  const child = fork(program, [], {
    env: ENGINE_ENVIRONMENT,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit').then(
    () => {},
    () => {}, // it could not be started at all
  )
  const waiting = new Map<number, (answer: EngineAnswer) => void>()
  let lastId = 0
  let hasEnded = false
  const isReady = Promise.withResolvers<string | null>()

  child.on('message', (message) => {
    const said = message as EngineReply // our own process wrote it
    if ('ready' in said) return isReady.resolve(null)
    if ('failed' in said) return isReady.resolve(said.failed)
    waiting.get(said.id)?.(
      'text' in said ? { kind: 'text', text: said.text } : { kind: 'refusal', message: said.refusal },
    )
    waiting.delete(said.id)
  })
  ended.then(() => {
    hasEnded = true
    isReady.resolve('it ended')
    for (const answer of waiting.values()) answer({ kind: 'ended' })
    waiting.clear()
  })

  send(child, start)
  const timeout = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  const failure = await isReady.promise
  clearTimeout(timeout)
  if (failure !== null) {
    child.kill('SIGKILL')
    throw new Error(`The routing engine did not start: ${failure}.`)
  }
  return {
    pid: child.pid,
    ended,
    kill: () => void child.kill('SIGKILL'),
    send(query) {
      if (hasEnded) return Promise.resolve({ kind: 'ended' })
      const id = ++lastId
      const { promise, resolve } = Promise.withResolvers<EngineAnswer>()
      waiting.set(id, resolve)
      send(child, { id, ...query })
      return promise
    },
  }
}

/** A process that is exiting cannot receive messages; its exit settles the request. */
function send(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => {})
}
