import { ContentError } from '@repo/web-kit/content-error'
import { useAdminMessages } from './messages/admin-messages.ts'

interface AdminErrorProps {
  error: unknown
  title?:
    | 'admin.title'
    | 'admin.commentsTitle'
    | 'admin.journeysTitle'
    | 'admin.logTitle'
    | 'admin.reportsTitle'
    | 'admin.requestsTitle'
    | 'admin.systemTitle'
    | 'admin.walksTitle'
}

/** A page of the moderators that could not be shown. */
export function AdminError({ error, title = 'admin.title' }: AdminErrorProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t(title)} />
}
