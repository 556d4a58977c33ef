import { bell, bookmark, calendar, folder, gear, house, houseFill, path, users } from '@repo/ui/icons'
import { useLanguage } from '../../../platform/i18n.tsx'
import { useNotifyCount } from '../notify-count.tsx'
import type { MenuItem } from './menu-item.ts'

/**
 * The pages below `/home`, in the order of the menu. Those whose page is not built yet are listed so that they have their place, and are not shown.
 */
export const OWN_PAGES = [
  { to: '/home', label: 'header.home', icon: house, currentIcon: houseFill, isBuilt: true },
  { to: '/home/routes', label: 'home.yours', icon: path, isBuilt: true },
  { to: '/home/stock', label: 'menu.stock', icon: bookmark, isBuilt: false },
  { to: '/home/notify', label: 'header.notifications', icon: bell, isBuilt: true },
  { to: '/home/gm_timeline', label: 'menu.timeline', icon: calendar, isBuilt: false },
  { to: '/home/file', label: 'menu.files', icon: folder, isBuilt: false },
  { to: '/home/follows', label: 'menu.follows', icon: users, isBuilt: false },
  { to: '/home/account', label: 'header.accountSettings', icon: gear, isBuilt: true },
] as const

/** How many things some of the pages lead to, where that is known. */
export type OwnTotals = Partial<Readonly<Record<(typeof OWN_PAGES)[number]['to'], number>>>

export function useOwnMenu(totals: OwnTotals = {}): readonly MenuItem[] {
  const { t } = useLanguage()
  const unread = useNotifyCount()
  return OWN_PAGES.filter(({ isBuilt }) => isBuilt).map(({ label, isBuilt: _, ...page }) => ({
    kind: 'internal',
    ...page,
    label: t(label),
    total: totals[page.to],
    unread: page.to === '/home/notify' ? unread : undefined,
  }))
}
