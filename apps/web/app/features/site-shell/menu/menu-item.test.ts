import { expect, it } from 'vitest'
import { currentItem, type MenuItem } from './menu-item.ts'

const items: readonly MenuItem[] = [
  { kind: 'callback', label: 'do', icon: '', onChoose: () => {} },
  { kind: 'external', label: 'away', icon: '', href: 'https://elsewhere.example/home' },
  { kind: 'internal', label: 'home', icon: '', to: '/home' },
  { kind: 'internal', label: 'routes', icon: '', to: '/home/routes' },
  { kind: 'internal', label: 'list', icon: '', to: '/routes' },
  { kind: 'internal', label: 'popular', icon: '', to: '/routes?sort=favorite_count' },
]

it.each([
  ['/home', '', 'home'],
  ['/home/profile', '', 'home'],
  ['/home/routes', '?page=2', 'routes'],
  ['/home/routes/12/history', '?version=3', 'routes'],
  ['/homework', '', undefined],
  ['/routes', '', 'list'],
  ['/routes', '?sort=created_at', 'list'],
  ['/routes', '?sort=favorite_count', 'popular'],
  ['/routes/12', '', 'list'],
  ['/users', '', undefined],
])('holds %s%s to belong to %s', (pathname, search, label) => {
  expect(currentItem(items, { pathname, search })?.label).toBe(label)
})
