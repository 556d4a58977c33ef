import type { RouteArticle } from '@repo/contract'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useUser } from '@repo/web-kit/root-data'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import { EditorSkeleton } from './frame/editor-skeleton.tsx'
import { PrivateOnly } from './session/private-only.ts'

const EditorRoom = lazyComponent(() => import('./editor-room.tsx'))

interface EditorPageProps {
  /** null makes a new one. */
  article: RouteArticle | null
  userId: number
  /** Work on this device to go on with at once. */
  resume?: string | null
  /** Shown until the editor is there. */
  title: string
}

/** The server sends the editor's outline; what edits is loaded by the browser. */
export function EditorPage({ article, userId, resume = null, title }: EditorPageProps) {
  const isBrowser = useIsBrowser()
  const skeleton = <EditorSkeleton title={title} />
  if (!isBrowser) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <EditorRoom article={article} userId={userId} resume={resume} fallback={skeleton} />
    </Suspense>
  )
}

interface EditArticlePageProps {
  article: RouteArticle
  /** Whether what it came from forbids to show it to others. */
  isPrivateOnly: boolean
  title: string
}

/** The editor with an article of the user. */
export function EditArticlePage({ article, isPrivateOnly, title }: EditArticlePageProps) {
  const user = useUser()
  return (
    <PrivateOnly value={isPrivateOnly}>
      <EditorPage key={article.id} article={article} userId={user.id} title={title} />
    </PrivateOnly>
  )
}
