import type { Person } from '@repo/web-kit/person'
import { Link } from 'react-router'
import { useAdminMessages } from './messages/admin-messages.ts'

/** Leads to all that moderators know of them. */
export function PersonName({ user }: { user: Person | null }) {
  const t = useAdminMessages()
  if (user === null) return <span>{t('admin.leftUser')}</span>
  return <Link to={`/admin/users/${user.id}`}>{user.nickname}</Link>
}
