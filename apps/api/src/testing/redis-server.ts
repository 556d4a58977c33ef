import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../tooling/ports/free-port.ts'

/** A real Redis on a port of its own that keeps nothing. */
export interface RedisServer {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Whether there is one to start; logged when there is none. */
export function hasRedis(): boolean {
  const isThere = spawnSync('redis-server', ['--version']).status === 0
  if (!isThere) console.warn('No redis-server on this machine (Debian: apt install redis-server). Left out.')
  return isThere
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let server: ChildProcess
  const start = async () => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    )
    while (!(await answers(port))) await sleep(20)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
