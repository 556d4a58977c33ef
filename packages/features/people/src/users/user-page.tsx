import type { ListedArticle } from '@repo/articles/article-summary'
import { buttonClass } from '@repo/ui/button-class'
import { PageFrame } from '@repo/ui/page-frame'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import type { Profile } from '@repo/web-kit/person'
import { Link } from 'react-router'
import { UserHeader } from './user-header.tsx'
import { UserRoutes, type UserRoutesProps, userPath } from './user-routes.tsx'
import styles from './users.module.css'

interface UserPageProps {
  user: Profile
  list: ListPage<ListedArticle>
  sort: UserRoutesProps['sort']
  /** Of the picture of all their lines; null without any. */
  mapPath: string | null
}

/** Somebody, and the routes that they published last. */
export function UserPage({ user, list, sort, mapPath }: UserPageProps) {
  const { t } = useLanguage()
  return (
    <>
      <UserHeader user={user} mapPath={mapPath} />
      <PageFrame className={styles.routes}>
        <UserRoutes
          user={user}
          articles={list.data}
          sort={sort}
          hrefOf={(value) => userPath(user.id, { all: false, sort: value })}
          hasTabs
        />
        {list.total > list.data.length ? (
          <Link
            to={userPath(user.id, { all: true, sort })}
            className={`${buttonClass({ variant: 'line' })} ${styles.all}`}
          >
            {t('user.allRoutes', { name: user.nickname })}
          </Link>
        ) : null}
      </PageFrame>
    </>
  )
}
