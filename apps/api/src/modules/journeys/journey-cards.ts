import { articleTag, type Journey, journeyTag, type Locale, type PageTag, userTag } from '@repo/contract'
import { distanceIn, type SharedCard } from '../route-articles/sharing/shared-card.ts'
import type { JourneysService } from './journeys.service.ts'

const SIZES: Readonly<Record<Locale, Readonly<Record<Journey['kind'], (count: number) => string>>>> = {
  ja: { journey: (count) => `${count}日間`, collection: (count) => `${count}ルート` },
  'en-us': {
    journey: (count) => (count === 1 ? '1 day' : `${count} days`),
    collection: (count) => (count === 1 ? '1 route' : `${count} routes`),
  },
}

/** What a page of a public journey shows: whose it is, and its articles with their authors. */
export function tagsOfPublic({ id, user, entries }: Journey): readonly PageTag[] {
  const articles = entries.flatMap(({ article }) => (article ? [articleTag(article.id), userTag(article.user.id)] : []))
  return [...new Set([journeyTag(id), userTag(user.id), ...articles])]
}

/** Public journeys as other sites show them. */
export const createJourneyCards =
  ({ findPublic }: Pick<JourneysService, 'findPublic'>) =>
  async (id: number): Promise<SharedCard | null> => {
    const journey = await findPublic(id)
    return journey && toSharedCard(journey)
  }

function toSharedCard(journey: Journey): SharedCard {
  const { id, kind, title, language, sums, entries, user } = journey
  const count = kind === 'journey' ? journey.day_count : sums.stages
  const first = entries.find(({ article }) => article !== null)?.article
  return {
    path: `/journeys/${id}`,
    target: { kind: 'journeys', id },
    language,
    titleIn: () => ({ text: title, language }),
    factsIn: (locale) => [distanceIn(sums.distance_km, locale), SIZES[locale][kind](count)],
    author: user,
    // Spots without a way have a map, too.
    picturePath: journey.preview_path ?? first?.preview_path ?? null,
    tags: tagsOfPublic(journey),
  }
}
