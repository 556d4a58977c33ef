/** Lines and columns, counted from 1. */
export interface JsonPlace {
  readonly line: number
  readonly column: number
}

export interface JsonProblem {
  readonly code: 'file.broken_json' | 'file.truncated'
  readonly place: JsonPlace | null
}

/** Hands the value that a text holds to `use`; answers what is wrong when it holds none. */
export function findJsonProblem(text: string, use: (value: unknown) => void): JsonProblem | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return problemOf(text, error instanceof Error ? error.message : '')
  }
  use(value)
  return null
}

/** Engines say where in words of their own: V8 an offset, Firefox line and column, Safari nothing. */
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
