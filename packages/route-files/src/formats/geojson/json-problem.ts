/** Lines and columns, counted from 1. */
export interface JsonPlace {
  readonly line: number
  readonly column: number
}

export interface JsonProblem {
  readonly code: 'file.broken_json' | 'file.truncated'
  readonly place: JsonPlace | null
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
  } catch (error) {
    return problemOf(text, error instanceof Error ? error.message : '')
  }
  use(value)
  return null
}

/** Engines report the position differently: V8 as an offset, Firefox as line and column, Safari not at all. */
function problemOf(text: string, message: string): JsonProblem {
  if (/\b(end|eof|unterminated)\b/i.test(message)) return { code: 'file.truncated', place: placeAt(text, text.length) }
  const offset = /position (\d+)/.exec(message)?.[1]
  if (offset !== undefined) return { code: 'file.broken_json', place: placeAt(text, Number(offset)) }
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  const place = line && column ? { line: Number(line), column: Number(column) } : null
  return { code: 'file.broken_json', place }
}

function placeAt(text: string, offset: number): JsonPlace {
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
