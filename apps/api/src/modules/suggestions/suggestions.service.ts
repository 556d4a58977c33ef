import { type Locale, type Place, type Suggestions, tagKey } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldWords } from '../../platform/folding/fold-text.ts'
import { spellings } from '../../platform/folding/spellings.ts'
import type { PlacesService } from '../places/places.service.ts'
import type { ArticleSearch } from '../route-articles/search/article-search.ts'
import type { UsersService } from '../users/users.service.ts'
import { tagSuggestionsRepository } from './tag-suggestions.repository.ts'

interface SuggestionsDependencies {
  readonly db: Database
  readonly search: ArticleSearch
  readonly users: UsersService
  readonly places: PlacesService
}

interface Typed {
  readonly text: string
  readonly locale: Locale
}

const MOST = { routes: 4, places: 3, users: 3, tags: 3 }

/** What a few letters may mean. */
export function createSuggestionsService({ db, search, users, places }: SuggestionsDependencies) {
  const tags = tagSuggestionsRepository(db)

  const routesLike = async (text: string) => {
    const { articles } = await search.find({
      sort: 'relevance',
      text: foldWords(text),
      tagKey: null,
      anyTagKey: null,
      box: null,
      ranges: {},
      isLoop: null,
      profile: null,
      isStairFree: false,
      withPhotos: false,
      language: null,
      corridor: null,
    })
    return tags.listTitles(articles.slice(0, MOST.routes).map(({ id }) => id))
  }

  /** Places are optional: when the place search is unavailable, the other suggestions are still returned. */
  const placesLike = async ({ text, locale }: Typed, signal: AbortSignal): Promise<readonly Place[]> => {
    try {
      const { data } = await places.search({ query: text, locale, view: null }, signal)
      return data.slice(0, MOST.places)
    } catch (error) {
      if (error instanceof AppError) return []
      throw error
    }
  }

  /** Tags are found by the letters that they are written with, so every spelling is looked for. */
  const tagsLike = async (text: string) => {
    const found: Suggestions['tags'] = []
    for (const beginning of spellings(tagKey(text))) found.push(...(await tags.listBeginning(beginning, MOST.tags)))
    return found.toSorted((a, b) => b.uses - a.uses).slice(0, MOST.tags)
  }

  return {
    async suggest(typed: Typed, signal: AbortSignal): Promise<Suggestions> {
      const [foundRoutes, foundPlaces, foundUsers, foundTags] = await Promise.all([
        routesLike(typed.text),
        placesLike(typed, signal),
        users.suggest(typed.text, MOST.users),
        tagsLike(typed.text),
      ])
      return { routes: foundRoutes, places: [...foundPlaces], users: foundUsers, tags: foundTags }
    },
  }
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>
