import { textLength } from '../cut-text.ts'
import type { MapIssue } from '../issues.ts'
import type { Translations } from '../languages/translations.ts'
import { MAP_LIMITS } from '../limits.ts'

/** What is wrong with a layer's or object's name: `name.required` (blank counts as none) or `name.too_long`; else null. */
export function findNameIssue(name: string): MapIssue | null {
  if (name.trim().length < MAP_LIMITS.nameLength.min) return { code: 'name.required' }
  if (textLength(name) > MAP_LIMITS.nameLength.max) return { code: 'name.too_long', max: MAP_LIMITS.nameLength.max }
  return null
}

/** `description.too_long`, or null. */
export function findDescriptionIssue(description: string): MapIssue | null {
  if (textLength(description) <= MAP_LIMITS.descriptionLength.max) return null
  return { code: 'description.too_long', max: MAP_LIMITS.descriptionLength.max }
}

const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/

/** What is wrong with translations: a language, or a name or description by the rules of the original; else null. */
export function findTranslationsIssue(translations: Translations | undefined): MapIssue | null {
  const languages = Object.entries(translations ?? {})
  if (languages.length > MAP_LIMITS.languages) return { code: 'language.limit_reached', max: MAP_LIMITS.languages }
  for (const [language, { name, description }] of languages) {
    if (!LANGUAGE.test(language)) return { code: 'language.invalid' }
    const issue = (name === undefined ? null : findNameIssue(name)) ?? findDescriptionIssue(description ?? '')
    if (issue) return issue
  }
  return null
}
