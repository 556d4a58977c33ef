import type { ListedArticle } from '@repo/articles/article-summary'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import type { ListPage } from '@repo/web-kit/list-page'
import type { Profile } from '@repo/web-kit/person'
import { UserCard } from './user-card.tsx'
import { UserRoutes, type UserRoutesProps, userPath } from './user-routes.tsx'

interface UserRoutesPageProps {
  user: Profile
  list: ListPage<ListedArticle>
  sort: UserRoutesProps['sort']
  page: number
  title: string
}

/** All routes that somebody published. */
export function UserRoutesPage({ user, list, sort, page, title }: UserRoutesPageProps) {
  return (
    <PageFrame>
      <h1>{title}</h1>
      <UserCard user={user} />
      <UserRoutes
        user={user}
        articles={list.data}
        sort={sort}
        hrefOf={(value) => userPath(user.id, { all: true, sort: value })}
      />
      <Pager
        current={page}
        last={list.lastPage}
        hrefOf={(value) => userPath(user.id, { all: true, sort, page: value })}
      />
    </PageFrame>
  )
}
