import { formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { RuledList } from '@repo/ui/ruled-list'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import type { ThankedPage } from './thanked-page.ts'
import styles from './thanked-people.module.css'

interface ThankedPeopleProps {
  /** What it was for. */
  liked: { readonly title: string; readonly path: string }
  list: ThankedPage
  /** Where the list goes on; null at its end. */
  next: string | null
}

/** The users who have sent a Nice Route. */
export function ThankedPeople({ liked, list, next }: ThankedPeopleProps) {
  const { t, locale } = useLanguage()
  const langOfText = useLangOfText()
  return (
    <div className={styles.page}>
      <header>
        <Link to={liked.path}>{liked.title}</Link>
        <h1>{t('article.niceTitle')}</h1>
        <p className={styles.total}>{t('article.niceBy', { count: list.total })}</p>
      </header>
      {list.data.length === 0 ? <EmptyState title={t('article.niceNobody')} /> : null}
      <RuledList>
        {list.data.map((person) => (
          <li key={person.id} className={styles.row}>
            <Link to={`/users/${person.id}`}>
              <Avatar name={person.nickname} src={person.avatar} />
              <b lang={langOfText(person.nickname)}>{person.nickname}</b>
            </Link>
            <time dateTime={person.thankedAt}>{formatDate(person.thankedAt, locale)}</time>
          </li>
        ))}
      </RuledList>
      {next === null ? null : (
        <p>
          <Link to={next} className={buttonClass()} rel="next">
            {t('article.niceMore')}
          </Link>
        </p>
      )}
    </div>
  )
}
