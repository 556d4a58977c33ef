import type { RouteArticle } from '@repo/contract'
import { EditorSkeleton } from '@repo/editor/editor-skeleton'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import type { ProposeRoomProps } from './propose-room.tsx'

const ProposeRoom = lazyComponent<ProposeRoomProps>(() => import('./propose-room.tsx'))

interface ProposePageProps {
  article: RouteArticle
  userId: number
  token: string | null
  title: string
}

/** The server sends the outline; what edits is loaded by the browser. */
export function ProposePage({ title, ...room }: ProposePageProps) {
  const isBrowser = useIsBrowser()
  const skeleton = <EditorSkeleton title={title} />
  if (!isBrowser) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <ProposeRoom {...room} title={title} fallback={skeleton} />
    </Suspense>
  )
}
