import { PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { FeaturedService } from '../../front-page/featured.service.ts'
import { ModerationProblem } from './moderation-problem.ts'

const DAYS = 7

export interface FeatureOptions {
  readonly ja?: string | undefined
  readonly en?: string | undefined
  readonly days?: number | undefined
}

type FeatureCommand = (tools: { readonly featured: FeaturedService }) => Promise<string>

/** Shows an article as the route of the week. @throws {ModerationProblem} for text that is too long. */
export function feature(articleId: number, { ja = '', en = '', days = DAYS }: FeatureOptions): FeatureCommand {
  const { max } = PRODUCT_LIMITS.featuredWordsLength
  for (const words of [ja, en]) {
    if (words.length > max)
      throw new ModerationProblem(`The words have ${words.length} characters. Use ${max} or fewer.`)
  }
  return async ({ featured }) => {
    const { until } = await featured
      .choose(articleId, { words: { ja: ja.trim(), en: en.trim() }, days })
      .catch(asProblem)
    return `Article ${articleId} is the route of the week until ${until.slice(0, 10)}.`
  }
}

/** An article that is not public cannot be featured. */
function asProblem(cause: unknown): never {
  if (!(cause instanceof AppError)) throw cause
  throw new ModerationProblem('There is no such public article.', { cause })
}

export const unfeature: FeatureCommand = async ({ featured }) => {
  await featured.clear()
  return 'There is no route of the week.'
}

/** Tells which one is shown. */
export const printFeatured: FeatureCommand = async ({ featured }) => {
  const current = await featured.current()
  if (!current) return 'There is no route of the week.'
  const { articleId, words, until } = current
  const lines = [words.ja, words.en].filter((text) => text !== '').map((text) => `\n    ${text}`)
  return `Article ${articleId} is the route of the week until ${until.slice(0, 10)}.${lines.join('')}`
}
