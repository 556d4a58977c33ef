import type { MapObject } from '../map-object.ts'
import { isEqual } from './is-equal.ts'

/** Fields that mean something together; all others are the shape. */
const PART_OF_FIELD: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  color: 'color',
  translations: 'translations',
  icon: 'icon',
  symbol: 'icon',
  seenOn: 'icon',
  display: 'pictures',
  images: 'pictures',
}

type Fields = Readonly<Record<string, unknown>>

/**
 * `current` with what `after` changed of `before`, part by part: a line that was renamed meanwhile can still be given another path.
 *
 * @returns null when both changed the same part.
 */
export function mergeObject(current: MapObject, before: MapObject, after: MapObject): MapObject | null {
  const [here, old, fresh] = [partsOf(current), partsOf(before), partsOf(after)]
  const merged: Record<string, unknown> = {}
  for (const part of new Set([...here.keys(), ...old.keys(), ...fresh.keys()])) {
    const [is, was, wanted] = [here.get(part), old.get(part), fresh.get(part)]
    const isTheirs = !isEqual(was, wanted)
    if (isTheirs && !isEqual(is, was) && !isEqual(is, wanted)) return null
    Object.assign(merged, isTheirs ? wanted : is)
  }
  return merged as unknown as MapObject // a kind and its own fields are one part, so they come from one object
}

function partsOf(object: MapObject): ReadonlyMap<string, Fields> {
  const parts = new Map<string, Record<string, unknown>>()
  for (const [field, value] of Object.entries(object)) {
    const name = PART_OF_FIELD[field] ?? 'shape'
    const part = parts.get(name) ?? {}
    part[field] = value
    parts.set(name, part)
  }
  return parts
}
