import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The installation's secret: drawn at the first start and kept, so that links and forms survive a restart. */
export function readOrCreateSecret(file: string): string {
  const existing = readSecret(file)
  if (existing !== null) return existing
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(unfinished, file) // of two first starts at once, one wins
  } catch (error) {
    if (readSecret(file) === null) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
