import type { MapIssue } from '../issues.ts'

/** Why stored JSON is not a map, and where: keys from the root. */
export interface WireProblem {
  readonly path: readonly (string | number)[]
  readonly issue: MapIssue | { readonly code: 'wire.invalid'; readonly expected: string }
}

/** More problems than this are not listed: one is enough to refuse. */
const PROBLEM_LIMIT = 20

/** Collects problems while values are read; a read value that is wrong becomes a harmless stand-in. */
export class WireReader {
  readonly problems: WireProblem[] = []

  reject(path: WireProblem['path'], expected: string): void {
    this.refuse(path, { code: 'wire.invalid', expected })
  }

  refuse(path: WireProblem['path'], issue: WireProblem['issue']): void {
    if (this.problems.length < PROBLEM_LIMIT) this.problems.push({ path, issue })
  }

  string(value: unknown, path: WireProblem['path']): string {
    if (typeof value === 'string') return value
    this.reject(path, 'string')
    return ''
  }

  /** A finite number, or the decimal text of one, as older clients store it. */
  number(value: unknown, path: WireProblem['path']): number {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
    this.reject(path, 'number')
    return 0
  }

  /** @param beyond what is wrong with a longer one, where a limit of maps is meant. */
  list(value: unknown, path: WireProblem['path'], max: number, beyond?: MapIssue): readonly unknown[] {
    if (Array.isArray(value) && value.length <= max) return value
    if (Array.isArray(value) && beyond) this.refuse(path, beyond)
    else this.reject(path, `array of at most ${max}`)
    return []
  }
}

/** A JSON object's own field under the first of `names` it has; undefined otherwise. Inherited keys are never read. */
export function field(record: object, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.getOwnPropertyDescriptor(record, name)?.value
    if (value !== undefined) return value
  }
  return undefined
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
