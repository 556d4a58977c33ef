import { article, mapTrifold, path, signpost, trendUp, users } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { InternalItem } from './menu-item.ts'

/** The lists to look through; map and stories have places of their own in the header and come last in the drawer. */
export function useExploreMenu(): readonly InternalItem[] {
  const { t } = useLanguage()
  return [
    { kind: 'internal', to: '/routes', label: t('header.routes'), icon: path },
    { kind: 'internal', to: '/routes?sort=favorite_count', label: t('header.popular'), icon: trendUp },
    { kind: 'internal', to: '/journeys', label: t('header.journeys'), icon: signpost },
    { kind: 'internal', to: '/users', label: t('header.users'), icon: users },
  ]
}

export function useMapItem(): InternalItem {
  const { t } = useLanguage()
  return { kind: 'internal', to: '/search/map', label: t('header.map'), icon: mapTrifold }
}

export function useStoriesItem(): InternalItem {
  const { t } = useLanguage()
  return { kind: 'internal', to: '/blogs', label: t('footer.blog'), icon: article }
}
