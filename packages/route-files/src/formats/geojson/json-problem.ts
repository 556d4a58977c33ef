import { findJsonFault } from './json-fault.ts'

/** Lines and columns, counted from 1. */
export interface JsonPlace {
  readonly line: number
  readonly column: number
}

export interface JsonProblem {
  readonly code: 'file.broken_json' | 'file.json_number' | 'file.truncated'
  readonly place: JsonPlace
  /** The number as it is written, where that is the problem. */
  readonly found?: string
}

/** Deeper than any map; what follows may walk through the value by calling itself. */
const MAX_DEPTH = 200

/** Hands the value that a text holds to `use`; answers what is wrong when it holds none. */
export function findJsonProblem(text: string, use: (value: unknown) => void): JsonProblem | null {
  const tooDeep = findTooDeep(text)
  if (tooDeep !== null) return { code: 'file.broken_json', place: placeAt(text, tooDeep) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return problemOf(text)
  }
  use(value)
  return null
}

/** Looked for again, because engines report the place differently, Safari not at all. */
function problemOf(text: string): JsonProblem {
  const { kind, at, found } = findJsonFault(text)
  const place = placeAt(text, at)
  if (kind === 'number') return { code: 'file.json_number', place, ...(found !== undefined && { found }) }
  return { code: kind === 'end' ? 'file.truncated' : 'file.broken_json', place }
}

/** The line and column of a place in a text. */
export function placeAt(text: string, offset: number): JsonPlace {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - lineStart + 1 }
}

/** Where arrays and objects nest deeper than {@link MAX_DEPTH}; null when they do not. */
function findTooDeep(text: string): number | null {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"') at = endOfString(text, at)
    else if (sign === ']' || sign === '}') depth -= 1
    else if ((sign === '[' || sign === '{') && ++depth > MAX_DEPTH) return at
  }
  return null
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charAt(end - 1 - backslashes) === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}
