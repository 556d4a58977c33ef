import { articleTag, journeyTag, type PageTag } from '@repo/contract'
import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../platform/app-error.ts'

export const SUBJECT_KINDS = ['article', 'journey'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** What readers like and discuss. */
export interface Subject {
  readonly kind: SubjectKind
  readonly id: number
}

/** Of a row that is about one: null for the other kind. */
export interface SubjectKeys {
  readonly articleId: number | null
  readonly journeyId: number | null
}

export const keysOf = ({ kind, id }: Subject): SubjectKeys => ({
  articleId: kind === 'article' ? id : null,
  journeyId: kind === 'journey' ? id : null,
})

/** A row that is about neither was refused by the database. */
export const subjectOf = ({ articleId, journeyId }: SubjectKeys): Subject =>
  articleId === null ? { kind: 'journey', id: journeyId ?? 0 } : { kind: 'article', id: articleId }

export const isAbout = (table: Readonly<Record<'articleId' | 'journeyId', AnyPgColumn>>, { kind, id }: Subject): SQL =>
  eq(kind === 'article' ? table.articleId : table.journeyId, id)

export const subjectTag = ({ kind, id }: Subject): PageTag => (kind === 'article' ? articleTag(id) : journeyTag(id))

export const subjectNotFound = (kind: SubjectKind): AppError => new AppError(`${kind}.not_found`)
