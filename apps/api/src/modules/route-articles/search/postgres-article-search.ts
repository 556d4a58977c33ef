import { decodePolyline } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import { nextAgeStep, nextAgeWidth } from './age-steps.ts'
import { articleSearchRepository, type FirstRows, type MatchingRow, type Wanted } from './article-search.repository.ts'
import type { ArticleQuestion, ArticleSearch, FoundArticles } from './article-search.ts'
import {
  copyToken,
  distanceTokens,
  favoriteToken,
  headToken,
  MAX_LEVEL,
  PHOTO_TOKEN,
  popularToken,
  tagToken,
  withPhotosToken,
} from './index-tokens.ts'
import { type Corridor, cellTokensOfBox, corridorOf, shareInCorridor } from './map-cells.ts'
import { IDS_OF_TEXT, piecesToMeet } from './pieces-to-meet.ts'
import { levelsOfPopular } from './popular-articles.ts'
import { relevance } from './rank.policy.ts'
import { searchRow } from './search-row.ts'
import { keepForMinutes } from './token-frequencies.ts'
import { type SoughtWord, soughtWords } from './word-pieces.ts'

/** Articles that a question is answered with at most. Beyond, nobody turns pages. */
export const SEARCH_WINDOW = 200
/** Of ids, in the first step: there the search learns how many articles hold what is asked for. */
const FIRST_STEP = 512
/** What a step is made wide enough for: somewhat more than are needed, because to read a few in vain costs less than another step. */
const ENOUGH = SEARCH_WINDOW * 1.25
/** Among which the best are looked for, where titles decide. */
const ENOUGH_TO_RANK = SEARCH_WINDOW * 2.5
/** Ids of a list that are passed in the time in which a row is read. */
const IDS_OF_ROW = 600

type Repository = ReturnType<typeof articleSearchRepository>

/** Searches in the product's own database, by one index and in steps: see docs/search.md. */
export function createPostgresArticleSearch(db: Database): ArticleSearch {
  const repository = articleSearchRepository(db)
  const frequencies = keepForMinutes(() => repository.readTokenFrequencies())
  return {
    async find(question) {
      const words = question.text === null ? [] : soughtWords(question.text)
      if (words === null) return { articles: [], isCapped: false }
      const isCompared = words.some(({ isCertain }) => !isCertain)
      const pieces = piecesToMeet(words, isCompared ? await frequencies() : null)
      const corridor = question.corridor && corridorOf(question.corridor)
      return db.transaction(async (tx) => {
        const searching = articleSearchRepository(tx)
        await searching.keepToIndexes()
        const rows = await collect(searching, wantedOf(question, { words, pieces, corridor }), question.sort, words)
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
  /** Of the words, those that the index is asked for. */
  readonly pieces: readonly string[]
  readonly corridor: Corridor | null
}

function wantedOf(
  { sort, tagKey, box, distance, withPhotos, isForMap }: ArticleQuestion,
  { words, pieces, corridor }: Sought,
): Wanted {
  const cells = box && cellTokensOfBox(box)
  const tags = tagKey === null ? [] : [tagToken(tagKey)]
  const bands = distance ? distanceTokens(distance) : []
  const [kinds = [], ...others] = [tags, bands].filter((group) => group.length > 0)
  return {
    all: pieces,
    oneOf: [cells ?? [], corridor?.tokens ?? [], ...others].filter((group) => group.length > 0),
    kinds: !withPhotos ? kinds : kinds.length === 0 ? [PHOTO_TOKEN] : kinds.map(withPhotosToken),
    popular: null,
    inHead: [],
    anywhere: words.filter(({ isCertain }) => !isCertain).map(({ needle }) => needle),
    box,
    distance,
    below: null,
    isPlaced: isForMap || corridor !== null,
    isRanked: sort === 'relevance' && words.length > 0,
  }
}

async function collect(
  repository: Repository,
  wanted: Wanted,
  sort: ArticleQuestion['sort'],
  words: readonly SoughtWord[],
): Promise<readonly MatchingRow[]> {
  if (sort === 'favorite_count' || sort === 'copy_count') return collectByLevel(repository, wanted, sort)
  if (sort === 'created_at' || words.length === 0) return collectByAge(repository, wanted, NEWEST)
  // Of a common word, articles about it must not be lost among those that mention it.
  const inHead = await collectByAge(repository, inTitles(wanted), IN_TITLES)
  if (inHead.length >= SEARCH_WINDOW) return inHead
  const known = new Set(inHead.map(({ id }) => id))
  const others = await collectByAge(repository, wanted, IN_TEXTS)
  return [...inHead, ...others.filter(({ id }) => !known.has(id))]
}

const inTitles = (wanted: Wanted): Wanted => ({
  ...wanted,
  all: wanted.all.map(headToken),
  inHead: wanted.anywhere,
  anywhere: [],
})

/** From the newest back in time, in steps as wide as the articles found so far let expect, until there are enough. */
async function collectByAge(
  repository: Repository,
  wanted: Wanted,
  { first, enough }: Aim,
): Promise<readonly MatchingRow[]> {
  const newest = await repository.newestId()
  const found: MatchingRow[] = []
  const idsOfArticle = wanted.isRanked || wanted.anywhere.length > 0 ? IDS_OF_TEXT : IDS_OF_ROW
  let width = FIRST_STEP
  for (let below = newest + 1; below > 0 && found.length <= SEARCH_WINDOW; ) {
    const step = nextAgeStep(below, width)
    const isFirst = below === newest + 1
    found.push(
      ...(await repository.listMatching(
        step.tokens === null
          ? { ...wanted, below: isFirst ? null : below }
          : { ...wanted, oneOf: [...wanted.oneOf, step.tokens] },
        first,
      )),
    )
    below = step.from
    width = nextAgeWidth({
      ...{ seen: newest + 1 - below, rest: below, found: found.length, missing: enough - found.length },
      idsOfArticle,
    })
  }
  return found
}

/** What a walk through ages is after. */
interface Aim {
  /** Null when a rank decides. */
  readonly first: FirstRows | null
  readonly enough: number
}

const NEWEST: Aim = { first: { by: 'created_at', limit: SEARCH_WINDOW + 1 }, enough: ENOUGH }
const IN_TITLES: Aim = { first: null, enough: ENOUGH_TO_RANK }
/** What only mentions the words differs by likes alone. */
const IN_TEXTS: Aim = { first: null, enough: ENOUGH }
const LEVEL_TOKENS = { favorite_count: favoriteToken, copy_count: copyToken }

/** From the highest counts down, by doublings; of those that nobody has counted yet, the newest. */
async function collectByLevel(
  repository: Repository,
  wanted: Wanted,
  by: keyof typeof LEVEL_TOKENS,
): Promise<readonly MatchingRow[]> {
  const found: MatchingRow[] = []
  const tokenOf = LEVEL_TOKENS[by]
  const first = { by, limit: SEARCH_WINDOW + 1 }
  let levels = 10
  for (let below = MAX_LEVEL; below > 0 && found.length <= SEARCH_WINDOW; ) {
    const lowest = Math.max(1, below - levels + 1)
    const group = Array.from({ length: below - lowest + 1 }, (_, index) => tokenOf(lowest + index))
    found.push(...(await repository.listMatching(atLevels(wanted, group), first)))
    below = lowest - 1
    // Each doubling has about twice as many as the one above.
    levels = Math.max(1, Math.floor(Math.log2(SEARCH_WINDOW / (found.length + 1))))
  }
  if (found.length > SEARCH_WINDOW) return found
  return [...found, ...(await collectByAge(repository, atLevels(wanted, [tokenOf(0)]), NEWEST))]
}

/** At one of these levels. */
function atLevels(wanted: Wanted, levels: readonly string[]): Wanted {
  const kinds = levels.flatMap((level) => wanted.kinds.map((kind) => popularToken(level, kind)))
  return { ...wanted, kinds: wanted.kinds.length > 0 ? kinds : levels, popular: levelsOfPopular(levels) }
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
    articles: rows.slice(0, SEARCH_WINDOW).map(({ id, anchor, outline }) => ({ id, anchor, outline })),
    isCapped: rows.length > SEARCH_WINDOW,
  }
}
