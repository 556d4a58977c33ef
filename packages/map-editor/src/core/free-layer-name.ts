import { cutText, MAP_LIMITS, type MapDocument } from '@mishiori/map-document'

/**
 * The first of `nameOf(from)`, `nameOf(from + 1)` and so on that no layer has. If the message of the host ignores the
 * number, all get the same name.
 */
export function freeLayerName({ layers }: MapDocument, nameOf: (number: number) => string, from: number): string {
  const taken = new Set(layers.map(({ name }) => name))
  const names = Array.from({ length: layers.length + 1 }, (_, index) => nameOf(from + index))
  return names.find((name) => !taken.has(name)) ?? nameOf(from)
}

/** The name itself as the first; after that with its number, as much of it as leaves room for that. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name
  const end = ` ${number}`
  return cutText(name, MAP_LIMITS.nameLength.max - end.length) + end
}
