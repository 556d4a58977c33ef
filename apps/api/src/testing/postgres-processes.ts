import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesInside } from '../platform/embedded-postgres/cluster.ts'

export const KINDS = ['backend', 'checkpointer', 'postmaster'] as const
export type Kind = (typeof KINDS)[number]

/** What PostgreSQL calls a process in its title. */
const TITLES: Readonly<Record<Exclude<Kind, 'postmaster'>, RegExp>> = {
  backend: /^postgres: app postgres /,
  checkpointer: /^postgres: checkpointer/,
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // gone
  }
}

/** Kills a process of the server that runs on this folder as the system does when memory runs out. @returns whether there was one. */
export function killOne(folder: string, kind: Kind, random: () => number): boolean {
  const pids =
    kind === 'postmaster'
      ? [readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '']
      : (processesInside(folder) ?? []).filter((pid) => TITLES[kind].test(titleOf(pid)))
  const pid = Number(pids[Math.floor(random() * pids.length)])
  if (!pid) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
