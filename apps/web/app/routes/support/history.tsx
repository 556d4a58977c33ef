import { formatDate } from '@repo/i18n'
import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import styles from '../../features/support/document-page.module.css'
import { CHANGES, HISTORY_TITLE } from '../../features/support/history.server.ts'
import type { Route } from './+types/history'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  context.get(hostContext).share([])
  const releases = CHANGES.map(({ date, title, changes }) => ({
    date,
    day: formatDate(`${date}T00:00:00+09:00`, locale),
    title: title[locale],
    changes: changes[locale],
  }))
  return { title: HISTORY_TITLE[locale], releases }
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/history'),
]

/** What has changed in the product, release by release. */
export default function History({ loaderData: { title, releases } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {releases.map(({ date, day, title: heading, changes }) => (
        <section key={date}>
          <p className={styles.day}>
            <time dateTime={date}>{day}</time>
          </p>
          <h2>{heading}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
