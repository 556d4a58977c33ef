import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'

/** What is wrong with a layer's or object's name: `name.required` (blank counts as none) or `name.too_long`; else null. */
export function findNameIssue(name: string): MapIssue | null {
  if (name.trim().length < MAP_LIMITS.nameLength.min) return { code: 'name.required' }
  if (name.length > MAP_LIMITS.nameLength.max) return { code: 'name.too_long', max: MAP_LIMITS.nameLength.max }
  return null
}

/** `description.too_long`, or null. */
export function findDescriptionIssue(description: string): MapIssue | null {
  if (description.length <= MAP_LIMITS.descriptionLength.max) return null
  return { code: 'description.too_long', max: MAP_LIMITS.descriptionLength.max }
}
