import type { RouteArticle } from '@repo/contract'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import { EditorSkeleton } from '../editor/frame/editor-skeleton.tsx'
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
