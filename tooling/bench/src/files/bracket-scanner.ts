const QUOTE = 34
const BACKSLASH = 92
const KEY = '"semanticSegments"'

/**
 * The least that a reader of a timeline can do: finds the one array by its name and hands its elements to `JSON.parse`,
 * some `batchBytes` at a time. It checks nothing, and stops where the array ends.
 */
export function createBracketScanner(
  take: (element: unknown) => void,
  batchBytes: number,
): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder()
  let depth = 0
  let isInText = false
  let isEscaped = false
  let state: 'head' | 'array' | 'done' = 'head'
  let head = ''
  let pending = new Uint8Array(0)
  const emit = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes).trim()
    const elements: unknown[] = JSON.parse(`[${text.startsWith(',') ? text.slice(1) : text}]`)
    for (const element of elements) take(element)
  }
  return (chunk) => {
    if (state === 'done') return
    let bytes = chunk
    let at = pending.length
    if (pending.length > 0) {
      bytes = new Uint8Array(pending.length + chunk.length)
      bytes.set(pending)
      bytes.set(chunk, pending.length)
    }
    if (state === 'head') {
      head += decoder.decode(chunk, { stream: true })
      const key = head.indexOf(KEY)
      const open = key < 0 ? -1 : head.indexOf('[', key)
      if (open < 0) return
      state = 'array'
      bytes = new TextEncoder().encode(head.slice(open + 1))
      at = 0
    }
    let start = 0
    let complete = 0
    for (; at < bytes.length; at++) {
      const byte = bytes[at]
      if (isInText) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isInText = false
      } else if (byte === QUOTE) isInText = true
      else if (byte === 123 || byte === 91) depth++
      else if (byte === 125 || byte === 93) {
        if (depth === 0) {
          if (complete > start) emit(bytes.subarray(start, complete))
          state = 'done'
          return
        }
        if (--depth > 0) continue
        complete = at + 1
        if (complete - start < batchBytes) continue
        emit(bytes.subarray(start, complete))
        start = complete
      }
    }
    pending = bytes.slice(start)
  }
}
