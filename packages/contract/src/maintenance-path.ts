import { ownPath } from './own-path.ts'

export const MAINTENANCE_PATH = '/maintenance'

const ASKED = { maxLength: 2000 } as const

/**
 * The page about maintenance, which leads on to what was asked for when the product is open again.
 *
 * @param asked the path with its search, without the beginning of English addresses.
 */
export function maintenancePath(asked: string): string {
  const path = ownPath(asked)
  if (path === null) return MAINTENANCE_PATH
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const search = new URLSearchParams()
  const language = searchParams.get('hl')
  if (language !== null) search.set('hl', language)
  if (pathname !== '/' && pathname !== MAINTENANCE_PATH && path.length <= ASKED.maxLength) search.set('next', path)
  return search.size > 0 ? `${MAINTENANCE_PATH}?${search}` : MAINTENANCE_PATH
}
