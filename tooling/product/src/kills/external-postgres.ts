import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCluster, processesInside } from '@repo/api/postgres-cluster'
import { createRunner } from '@repo/api/postgres-runner'
import { freePort } from '../../../ports/free-port.ts'

export interface ExternalPostgres {
  readonly url: string
  stop(): Promise<void>
}

const PAUSE_MS = 100

/** A PostgreSQL that is not the product's: reached over TCP, and started again by its own machine when it ends. */
export async function startExternalPostgres(folder: string): Promise<ExternalPostgres> {
  const run = createRunner()
  ensureCluster(folder, run)
  const port = await freePort()
  const flags = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60']
  const { file, args, options } = run('postgres', [...flags, '-k', folder], folder)
  let isStopping = false
  let pid = 0
  const keepRunning = async () => {
    while (!isStopping) {
      while ((processesInside(folder)?.length ?? 0) > 0) await sleep(PAUSE_MS)
      rmSync(join(folder, 'postmaster.pid'), { force: true })
      const child = spawn(file, args, { ...options, stdio: 'ignore', detached: true })
      pid = child.pid ?? 0
      await once(child, 'exit')
    }
  }
  const kept = keepRunning()
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    async stop() {
      isStopping = true
      if (pid > 0) process.kill(pid, 'SIGQUIT')
      await kept
    },
  }
}
