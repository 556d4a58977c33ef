import { isEqual } from '../is-equal.ts'
import type { MapObject } from '../map-object.ts'
import { asKnown, withHealthOf } from './untold-health.ts'

/** The parts of an object that can change independently, in the order in which they are reported. */
const OBJECT_PARTS = ['name', 'description', 'color', 'icon', 'pictures', 'shape', 'translations'] as const

/** A part of an object that is merged as one. */
export type ObjectPart = (typeof OBJECT_PARTS)[number]

/** Fields that mean something together; all others are the shape. */
const PART_OF_FIELD: Readonly<Record<string, ObjectPart>> = {
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
 * Health values that neither `before` nor `after` has were not shown to whoever made the change, and stay where the line stays.
 *
 * @returns null when both changed the same part.
 */
export function mergeObject(current: MapObject, before: MapObject, after: MapObject): MapObject | null {
  const [here, old, fresh] = [partsOf(asKnown(current, before, after)), partsOf(before), partsOf(after)]
  const isContradicted = changedParts(before, after).some((part) => {
    const [is, was, next] = [here.get(part), old.get(part), fresh.get(part)]
    return !isEqual(is, was) && !isEqual(is, next)
  })
  return isContradicted ? null : mergeObjectOver(current, before, after)
}

/** As {@link mergeObject}, with what `after` changed also where `current` has changed the same part. */
export function mergeObjectOver(current: MapObject, before: MapObject, after: MapObject): MapObject {
  const [here, fresh] = [partsOf(current), partsOf(after)]
  const theirs = new Set(changedParts(before, after))
  const merged: Record<string, unknown> = {}
  for (const part of new Set([...here.keys(), ...fresh.keys(), ...theirs])) {
    Object.assign(merged, theirs.has(part) ? fresh.get(part) : here.get(part))
  }
  const object = merged as unknown as MapObject // a kind and its own fields are one part, so they come from one object
  const isUntold = theirs.has('shape') && asKnown(current, before, after) !== current
  return isUntold ? withHealthOf(current, object) : object
}

/** In which parts an object differs from what it was. `shape` is its kind and whatever of it is neither text nor style. */
export function changedParts(before: MapObject, after: MapObject): readonly ObjectPart[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  return OBJECT_PARTS.filter((part) => !isEqual(old.get(part), now.get(part)))
}

function partsOf(object: MapObject): ReadonlyMap<ObjectPart, Fields> {
  const parts = new Map<ObjectPart, Record<string, unknown>>()
  for (const [field, value] of Object.entries(object)) {
    const name = PART_OF_FIELD[field] ?? 'shape'
    const part = parts.get(name) ?? {}
    part[field] = value
    parts.set(name, part)
  }
  return parts
}
