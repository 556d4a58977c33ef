import type { HiddenArea } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import type { LabelPosition, PlaceLabel } from '../../places/gazetteer.ts'
import type { HiddenAreas } from '../../private-places/hidden-areas.service.ts'
import type { ArticleContent } from '../article-content.ts'
import { cutContent } from './cut-map.ts'

/** What is ready to be stored, as others may see it. */
export interface PreparedArticle {
  readonly content: ArticleContent
  readonly place: PlaceLabel | null
  /** As its author wrote it, and what was hidden of that. */
  readonly written: ArticleContent
  readonly areas: readonly HiddenArea[]
}

interface PreparationParts {
  readonly db: Database
  readonly hiddenAreas: HiddenAreas
  readonly labelPosition: LabelPosition
}

/** Converts authors' input to its stored form. */
export function createPreparation({ db, hiddenAreas, labelPosition }: PreparationParts) {
  /** Where an article is, called by name. */
  const labelOf = async ({ anchor }: Pick<ArticleContent, 'anchor'>) => (anchor === null ? null : labelPosition(anchor))
  return {
    labelOf,
    /** Before the transaction, which should not wait for the name of a place. */
    async prepare(userId: number, written: ArticleContent): Promise<PreparedArticle> {
      const areas = await hiddenAreas.list(db, userId)
      const content = cutContent(written, areas)
      return { written, areas, content, place: await labelOf(content) }
    },
    /** First in the transaction. Cuts again when private places came or went since; the article gets the name of its place later then. */
    async settle(tx: Database, userId: number, prepared: PreparedArticle): Promise<PreparedArticle> {
      const areas = await hiddenAreas.hold(tx, userId)
      if (JSON.stringify(areas) === JSON.stringify(prepared.areas)) return prepared
      return { ...prepared, areas, content: cutContent(prepared.written, areas), place: null }
    },
  }
}
