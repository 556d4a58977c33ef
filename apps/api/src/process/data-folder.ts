import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes sure that there is a folder to keep data in. Folders are made one by one: making them all at once never comes
 * back where the system forbids creating them, as below `/proc`.
 *
 * @throws with a sentence for the operator.
 */
export function prepareDataFolder(folder: string): void {
  const missing: string[] = []
  let at = folder
  while (!exists(at)) {
    missing.push(at)
    at = dirname(at)
  }
  if (!statSync(at).isDirectory()) throw unusable(folder, at === folder ? 'it is a file' : `${at} is a file`)
  for (const path of missing.reverse()) attempt(folder, `${path} cannot be made`, () => mkdirSync(path))
  attempt(folder, 'this user may not write there', () => accessSync(folder, constants.W_OK | constants.X_OK))
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

function attempt(folder: string, problem: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOSPC') throw error // what to do about it is said elsewhere
    throw unusable(folder, code === null ? problem : `${problem} (${code})`)
  }
}

const unusable = (folder: string, reason: string) =>
  new Error(
    `DATA_DIR names ${folder}, where no data can be kept: ${reason}. Name a folder that this user may write to.`,
  )
