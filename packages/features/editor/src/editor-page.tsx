import type { RouteArticle } from '@repo/contract'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import { EditorSkeleton } from './frame/editor-skeleton.tsx'

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
