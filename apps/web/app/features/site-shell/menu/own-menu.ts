import {
  bell,
  bookmark,
  bookmarkFill,
  calendar,
  compass,
  folder,
  footprints,
  gear,
  house,
  houseFill,
  mapTrifold,
  path,
  shield,
  trendUp,
  users,
} from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useNotifyCount } from '../notify-count.tsx'
import type { InternalItem, MenuItem } from './menu-item.ts'

/**
 * The pages below `/home`, in the order of the menu. Those whose page is not built yet are listed so that they have
 * their place, and are not shown.
 */
export const OWN_PAGES = [
  { to: '/home', label: 'header.home', icon: house, currentIcon: houseFill, isBuilt: true },
  { to: '/home/routes', label: 'home.yours', icon: path, isBuilt: true },
  { to: '/home/journeys', label: 'menu.journeys', icon: mapTrifold, isBuilt: true },
  { to: '/home/stock', label: 'menu.stock', icon: bookmark, currentIcon: bookmarkFill, isBuilt: true },
  { to: '/home/walks', label: 'menu.walks', icon: footprints, isBuilt: true },
  { to: '/home/years', label: 'menu.years', icon: trendUp, isBuilt: true },
  { to: '/home/notify', label: 'header.notifications', icon: bell, isBuilt: true },
  { to: '/home/gm_timeline', label: 'menu.timeline', icon: calendar, isBuilt: true },
  { to: '/home/file', label: 'menu.files', icon: folder, isBuilt: true },
  { to: '/home/follows', label: 'menu.follows', icon: users, isBuilt: true },
  { to: '/home/account', label: 'header.accountSettings', icon: gear, isBuilt: true },
] as const

type OwnPath = (typeof OWN_PAGES)[number]['to']
type ByPath<T> = Partial<Readonly<Record<OwnPath, T>>>

/** What some of the pages hold, where that is known. */
export interface OwnContents {
  /** How many things they lead to. */
  readonly totals?: ByPath<number>
  /** The pages below them. */
  readonly below?: ByPath<InternalItem['children']>
}

export function useOwnMenu({ totals = {}, below = {} }: OwnContents = {}): readonly MenuItem[] {
  const { t } = useLanguage()
  const unread = useNotifyCount()
  const { viewer } = useRootData()
  const own = OWN_PAGES.filter(({ isBuilt }) => isBuilt).map(
    ({ label, isBuilt: _, ...page }): MenuItem => ({
      kind: 'internal',
      ...page,
      label: t(label),
      total: totals[page.to],
      children: below[page.to],
      unread: page.to === '/home/notify' ? unread : undefined,
    }),
  )
  const admin = { kind: 'internal', to: '/admin', label: t('menu.admin'), icon: shield } as const
  const tutorial = {
    kind: 'internal',
    to: '/tutorial',
    label: t('footer.tutorial'),
    icon: compass,
    isTutorial: true,
  } as const
  return [...own, tutorial, ...(viewer?.isModerator ? [admin] : [])]
}
