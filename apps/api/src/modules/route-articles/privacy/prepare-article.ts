import type { Database } from '../../../platform/database.ts'
import { publicationStatus } from '../../article-access/route-article.policy.ts'
import type { LabelPosition, PlaceLabel } from '../../places/gazetteer.ts'
import type { HiddenAreas } from '../../private-places/hidden-areas.service.ts'
import type { ArticleContent } from '../article-content.ts'
import type { PreviewKeyOf } from '../previews/preview-key.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { type SearchDocument, searchDocument } from '../search/search-document.ts'
import { cutContent, type Privacy } from './cut-map.ts'

/** What is ready to be stored, as others may see it. */
export interface PreparedArticle {
  readonly content: ArticleContent
  readonly place: PlaceLabel | null
  readonly previewKey: string
  /** What searches get to know; null of what is not public. */
  readonly document: SearchDocument | null
  /** As its author wrote it, and what was hidden of that. */
  readonly written: ArticleContent
  readonly privacy: Privacy
}

interface PreparationParts {
  readonly db: Database
  readonly hiddenAreas: HiddenAreas
  readonly labelPosition: LabelPosition
  readonly previewKeyOf: PreviewKeyOf
}

/**
 * Converts authors' input to its stored form. All that takes long for a large map is done before the transaction: the
 * database ends transactions that wait for the processor, and others wait for what those hold.
 */
export function createPreparation({ db, hiddenAreas, labelPosition, previewKeyOf }: PreparationParts) {
  /** Where an article is, called by name. */
  const labelOf = async ({ anchor }: Pick<ArticleContent, 'anchor'>) => (anchor === null ? null : labelPosition(anchor))

  const complete = (
    written: ArticleContent,
    { privacy, content, place }: Pick<PreparedArticle, 'privacy' | 'content' | 'place'>,
  ): PreparedArticle => {
    const isPublic = publicationStatus({ ...content, isForbidden: false }) === 'public'
    const document = isPublic ? documentOf(content, place) : null
    return { written, privacy, content, place, previewKey: previewKeyOf(content), document }
  }

  const withPrivacy = (prepared: PreparedArticle, privacy: Privacy): PreparedArticle => {
    if (JSON.stringify(privacy) === JSON.stringify(prepared.privacy)) return prepared
    return complete(prepared.written, { privacy, content: cutContent(prepared.written, privacy), place: null })
  }

  return {
    labelOf,
    /**
     * Before the transaction, which should not wait for the name of a place either.
     *
     * @param id of the article, unless it is new.
     */
    async prepare(userId: number, written: ArticleContent, id: number | null = null): Promise<PreparedArticle> {
      const showsHealth = id !== null && (await routeArticlesRepository(db).showsHealth(id))
      const privacy = { areas: await hiddenAreas.list(db, userId), showsHealth }
      const content = cutContent(written, privacy)
      return complete(written, { privacy, content, place: await labelOf(content) })
    },
    /** First in the transaction. Cuts again when private places came or went since; the article gets the name of its place later then. */
    async settle(tx: Database, userId: number, prepared: PreparedArticle): Promise<PreparedArticle> {
      return withPrivacy(prepared, { ...prepared.privacy, areas: await hiddenAreas.hold(tx, userId) })
    },
    /** Once the article is locked. Its author may have switched their health values on or off since. */
    settleHealth: (prepared: PreparedArticle, showsHealth: boolean): PreparedArticle =>
      withPrivacy(prepared, { ...prepared.privacy, showsHealth }),
  }
}

const documentOf = (content: ArticleContent, place: PlaceLabel | null): SearchDocument =>
  searchDocument({
    ...content,
    tagNames: content.tags.map(({ name }) => name),
    places: [place?.ja ?? null, place?.en ?? null],
    body: content.article,
    translation: content.translation && { ...content.translation, body: content.translation.article },
    hasThumbnail: content.thumbnailPath !== null,
  })
