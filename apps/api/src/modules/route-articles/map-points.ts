/** Below it, a character ends a number of an encoded polyline. */
const GOES_ON = 63 + 0x20

/** How many points the encoded paths of a map have together, told by their characters. Says nothing of whether they are valid. */
export function countPoints(layers: unknown): number {
  const numbers = valuesOf(layers)
    .flatMap((layer) => valuesOf(fieldOf(layer, 'objects')))
    .reduce((total: number, object) => total + countNumbers(fieldOf(object, 'path') ?? fieldOf(object, 'vertices')), 0)
  return Math.ceil(numbers / 2)
}

const valuesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

function countNumbers(path: unknown): number {
  if (typeof path !== 'string') return 0
  let numbers = 0
  for (let at = 0; at < path.length; at++) if (path.charCodeAt(at) < GOES_ON) numbers++
  return numbers
}
