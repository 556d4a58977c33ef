import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { RegionProblem } from './region-problem.ts'

/** Does something that only one process may do to a folder of regions. The lock of a process that was killed counts as none. */
export async function withRegionLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'lock')
  mkdirSync(folder, { recursive: true })
  if (!take(lock)) {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) {
      throw new RegionProblem(`Process ${owner} is changing the regions. Wait until it is done.`)
    }
    rmSync(lock, { force: true })
    if (!take(lock)) throw new RegionProblem('Another process is changing the regions. Wait until it is done.')
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
