import { articlePlainText } from '@mishiori/article-blocks/document'
import { type MapDocument, validateForPublishing } from '@mishiori/map-document'
import { type EditorDraft, readable } from '@repo/authoring/draft'
import type { Section } from '../frame/editor-sections.ts'

export type CheckName = 'Route' | 'Title' | 'Summary' | 'Text' | 'Tags'

export interface Check {
  readonly name: CheckName
  /** Publishing waits for it. */
  readonly isRequired: boolean
  /** Where it is made. */
  readonly section: Section
  readonly fieldId?: string
}

export const TITLE_FIELD = 'article-title'
export const SUMMARY_FIELD = 'article-summary'

/** In the order in which an author makes them. */
export const CHECKS: readonly Check[] = [
  { name: 'Route', isRequired: true, section: 'map' },
  { name: 'Title', isRequired: true, section: 'settings', fieldId: TITLE_FIELD },
  { name: 'Summary', isRequired: false, section: 'settings', fieldId: SUMMARY_FIELD },
  { name: 'Text', isRequired: false, section: 'content' },
  { name: 'Tags', isRequired: false, section: 'settings' },
]

/** What a draft has of all that. */
export function fulfilledChecks(draft: EditorDraft): ReadonlySet<CheckName> {
  const map = readable(draft.map)
  const text = readable(draft.text)
  const has: Readonly<Record<CheckName, boolean>> = {
    Route: map !== null && hasRoute(map),
    Title: draft.title.trim() !== '',
    Summary: draft.summary.trim() !== '',
    Text: text !== null && articlePlainText(text) !== '',
    Tags: draft.tags.length > 0,
  }
  return new Set(CHECKS.map(({ name }) => name).filter((name) => has[name]))
}

/** `untitled` when nothing but the title is missing. */
export type Readiness = 'ready' | 'untitled' | 'incomplete'

/** Whether everything is there that publishing waits for. */
export function publishReadiness(fulfilled: ReadonlySet<CheckName>): Readiness {
  const missing = CHECKS.filter(({ name, isRequired }) => isRequired && !fulfilled.has(name))
  if (missing.length === 0) return 'ready'
  return missing.every(({ name }) => name === 'Title') ? 'untitled' : 'incomplete'
}

/** A line or a spot: what an article needs to be published. */
export function hasRoute(document: MapDocument): boolean {
  return !validateForPublishing(document).some(({ issue }) => issue.code === 'document.has_no_route')
}
