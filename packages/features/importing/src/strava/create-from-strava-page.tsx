import type { PageMessages } from '@repo/web-kit/page-messages'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { StravaMessages } from './messages/en-us.ts'
import { StravaMessagesProvider } from './messages/strava-messages.ts'
import { StravaPage, type StravaPageProps } from './strava-page.tsx'

/** Milliseconds between two looks at an import. */
const LOOK_AGAIN_MS = 2_000

interface CreateFromStravaPageProps extends StravaPageProps, PageMessages<StravaMessages> {}

/** Activities become drafts; the page follows an import that runs. */
export function CreateFromStravaPage({ locale, messages, ...page }: CreateFromStravaPageProps) {
  useLookingAgain(page.job?.state === 'running')
  return (
    <StravaMessagesProvider locale={locale} messages={messages}>
      <StravaPage {...page} />
    </StravaMessagesProvider>
  )
}

/** An import continues without the page; the page polls its progress. */
function useLookingAgain(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
