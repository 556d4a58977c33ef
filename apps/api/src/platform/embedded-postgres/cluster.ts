import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Runner } from './runner.ts'

const MAJOR_VERSION = '18'
/** An empty cluster takes 40 MB; the rest is room to begin work. */
const NEEDED_MB = 200
const ALMOST_FULL_MB = 20

const freeMegabytes = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return Math.round((bavail * bsize) / 2 ** 20)
}

/** Creates the database cluster at `folder` unless it is there. A half-made one is never used: it is renamed when complete. */
export function ensureCluster(folder: string, run: Runner): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkVersion(folder)
    return
  }
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  sweepUnfinished(parent, basename(folder))
  const free = freeMegabytes(parent)
  if (free < NEEDED_MB) {
    throw new Error(
      `The disk of ${folder} is almost full: ${free} MB are free, ${NEEDED_MB} MB are needed. Free some space.`,
    )
  }
  const unfinished = mkdtempSync(`${folder}.init-`)
  const args = ['-D', unfinished, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C', '--locale-provider=builtin']
  const { file, args: all, options } = run('initdb', [...args, '--builtin-locale=C.UTF-8'], unfinished)
  const result = spawnSync(file, all, { ...options, encoding: 'utf8' })
  if (result.status === 0 && !existsSync(folder)) renameSync(unfinished, folder)
  rmSync(unfinished, { recursive: true, force: true })
  if (result.status !== 0) throw startFailure(folder, result.stderr || String(result.error))
}

function checkVersion(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `${folder} was made by PostgreSQL ${version}, this is ${MAJOR_VERSION}. Dump it with the old version or move the folder away.`,
    )
  }
}

/** Leftovers of a process that was killed while it made a cluster. */
function sweepUnfinished(parent: string, name: string): void {
  for (const entry of readdirSync(parent)) {
    const path = join(parent, entry)
    if (entry.startsWith(`${name}.init-`) && processesInside(path)?.length === 0)
      rmSync(path, { recursive: true, force: true })
  }
}

/** The error message when PostgreSQL refuses to start. */
export function startFailure(folder: string, output: string): Error {
  const isFull = /No space left/.test(output) || freeMegabytes(dirname(folder)) < ALMOST_FULL_MB
  return new Error(
    isFull
      ? `No space is left on the disk of ${folder}. Nothing is lost: free some space and start again.`
      : `PostgreSQL did not start in ${folder}:\n${output.trim().slice(-1500)}`,
  )
}

/** Processes of PostgreSQL whose working folder this is; undefined where that cannot be known. */
export function processesInside(folder: string): string[] | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc').filter((pid) => {
    try {
      if (!/^\d+$/.test(pid) || readlinkSync(`/proc/${pid}/cwd`) !== folder) return false
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' // not somebody's shell
    } catch {
      return false // gone, a zombie, or somebody else's
    }
  })
}
