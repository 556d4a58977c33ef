import type { PublicUser } from '@repo/contract'
import { Link } from 'react-router'
import { useAdminWords } from './words/admin-words.tsx'

/** Leads to all that moderators know of them. */
export function PersonName({ user }: { user: PublicUser | null }) {
  const t = useAdminWords()
  if (user === null) return <span>{t('admin.leftUser')}</span>
  return <Link to={`/admin/users/${user.id}`}>{user.nickname}</Link>
}
