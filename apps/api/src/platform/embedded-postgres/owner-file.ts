import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of ours in the folder of the cluster. PostgreSQL leaves it alone. */
const ownerFile = (folder: string) => join(folder, 'mishiori.owner')

/** Notes that this process owns the server: the lock in the database says so too, but not while the database is away. */
export function noteOwner(folder: string): void {
  writeFileSync(ownerFile(folder), `${process.pid} ${startOf(process.pid)}\n`, { mode: 0o600 })
}

/** The other process that owns the server and still lives; null when there is none. */
export function findOtherOwner(folder: string): number | null {
  const [pid = 0, start = 0] = read(ownerFile(folder)).trim().split(' ').map(Number)
  if (!pid || pid === process.pid) return null
  return isAlive(pid) && startOf(pid) === start ? pid : null
}

/** When a process began, in ticks since the system did: a pid may belong to another process by now. 0 where that cannot be known. */
function startOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  return Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? 0)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
