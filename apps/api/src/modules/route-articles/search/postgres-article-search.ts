import { decodePolyline } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import { articleSearchRepository, type MatchingRow, type Wanted } from './article-search.repository.ts'
import type { ArticleQuestion, ArticleSearch, FoundArticles } from './article-search.ts'
import { collectArticles, SEARCH_WINDOW } from './collect-articles.ts'
import { distanceTokens, PHOTO_TOKEN, tagToken, withPhotosToken } from './index-tokens.ts'
import { type Corridor, cellTokensOfBox, corridorOf, isNarrow, shareInCorridor } from './map-cells.ts'
import { relevance } from './rank.policy.ts'
import { searchRow } from './search-row.ts'
import { keepForMinutes } from './token-frequencies.ts'
import { type SoughtWord, soughtWords } from './word-pieces.ts'

/** Searches in the product's own database, by one index and in steps: see docs/search.md. */
export function createPostgresArticleSearch(db: Database): ArticleSearch {
  const repository = articleSearchRepository(db)
  const frequencies = keepForMinutes(() => repository.readTokenFrequencies())
  return {
    async find(question) {
      const words = question.text === null ? [] : soughtWords(question.text)
      if (words === null) return { articles: [], isCapped: false }
      const known = await frequencies()
      const corridor = question.corridor && corridorOf(question.corridor)
      return db.transaction(async (tx) => {
        const searching = articleSearchRepository(tx)
        await searching.keepToIndexes()
        const rows = await collectArticles(searching, wantedOf(question, { words, corridor }), {
          ...{
            sort: question.sort,
            isNarrow: corridor !== null || (question.box !== null && isNarrow(question.box)),
            frequencies: known,
          },
        })
        const worthOf = corridor === null ? worthFor(question.sort, words) : shareIn(corridor)
        return firstOf(ranked(rows, worthOf))
      })
    },
    locate: (ids) => repository.listPlaced(ids),
    async put(transaction, articleId, document) {
      const index = articleSearchRepository(transaction)
      const facts = document && (await index.findFacts(articleId))
      if (!document || !facts) return index.remove(articleId)
      await index.put(searchRow(document, facts))
    },
  }
}

interface Sought {
  readonly words: readonly SoughtWord[]
  readonly corridor: Corridor | null
}

function wantedOf(
  { sort, tagKey, box, distance, withPhotos, isForMap }: ArticleQuestion,
  { words, corridor }: Sought,
): Wanted {
  const cells = box && cellTokensOfBox(box)
  const tags = tagKey === null ? [] : [tagToken(tagKey)]
  const bands = distance ? distanceTokens(distance) : []
  const [kinds = [], ...others] = [tags, bands].filter((group) => group.length > 0)
  return {
    all: words.flatMap(({ pieces }) => pieces),
    oneOf: [cells ?? [], corridor?.tokens ?? [], ...others].filter((group) => group.length > 0),
    kinds: !withPhotos ? kinds : kinds.length === 0 ? [PHOTO_TOKEN] : kinds.map(withPhotosToken),
    popular: null,
    inHead: [],
    anywhere: words.filter(({ isCertain }) => !isCertain).map(({ needle }) => needle),
    box,
    distance,
    idsBelow: null,
    isPlaced: isForMap,
    isOutlined: corridor !== null,
    isRanked: sort === 'relevance' && words.length > 0,
  }
}

const ORDERS = {
  created_at: ({ createdSeconds }: MatchingRow) => createdSeconds,
  favorite_count: ({ favoriteCount }: MatchingRow) => favoriteCount,
  copy_count: ({ copyCount }: MatchingRow) => copyCount,
}

function worthFor(sort: ArticleQuestion['sort'], words: readonly SoughtWord[]): (row: MatchingRow) => number {
  return sort === 'relevance' ? (row) => relevance(row, words) : ORDERS[sort]
}

function shareIn(corridor: Corridor): (row: MatchingRow) => number {
  return ({ outline }) => {
    const decoded = outline === null ? null : decodePolyline(outline, { maxPoints: 10_000 })
    return decoded?.ok ? shareInCorridor(decoded.path, corridor) : 0
  }
}

/** The greatest worth first, the newer of equal ones. */
function ranked(rows: readonly MatchingRow[], worthOf: (row: MatchingRow) => number): readonly MatchingRow[] {
  return rows
    .map((row) => ({ row, worth: worthOf(row) }))
    .sort((a, b) => b.worth - a.worth || b.row.id - a.row.id)
    .map(({ row }) => row)
}

function firstOf(rows: readonly MatchingRow[]): FoundArticles {
  return {
    articles: rows.slice(0, SEARCH_WINDOW).map(({ id, anchor }) => ({ id, anchor })),
    isCapped: rows.length > SEARCH_WINDOW,
  }
}
