import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where files are looked for that others wrote and that are not part of this project, as `tooling/scripts` says. It does without them. */
const EXTRA_DATA = process.env.MISHIORI_EXTRA_DATA ?? ''

export interface ExtraFiles {
  readonly folder: string
  /** Paths below the folder, sorted; none where it is not there, which is said aloud. */
  readonly names: readonly string[]
}

/** The extra files of a kind whose names end so. */
export function findExtraFiles(kind: string, ending: RegExp): ExtraFiles {
  const folder = join(EXTRA_DATA, kind)
  const all = EXTRA_DATA !== '' && existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const names = all.filter((name) => ending.test(name)).sort()
  if (names.length === 0) console.warn(`No extra files in ${folder}: set MISHIORI_EXTRA_DATA to try them. Left out.`)
  return { folder, names }
}
