import { readFileSync } from 'node:fs'

/** Reads what was written beside a set; null where it is not there or damaged. Then it is as little known as in older sets. */
export function readSetJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
