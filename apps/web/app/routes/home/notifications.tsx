import { EmptyState } from '@repo/ui/empty-state'
import styles from '../../features/home/home.module.css'
import { useOwnWords } from '../../features/home/words/own-words.tsx'
import { preferencesContext } from '../../platform/contexts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { serverLanguage } from '../../platform/messages.server.ts'
import { pageTitle } from '../../platform/page-title.ts'
import type { Route } from './+types/notifications'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('header.notifications') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

/** What the user is told of. Nothing in the product tells anything yet. */
export default function Notifications() {
  const { t } = useLanguage()
  const own = useOwnWords()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('header.notifications')}</h1>
      <EmptyState title={own('notify.empty')} text={own('notify.emptyText')} />
    </div>
  )
}
