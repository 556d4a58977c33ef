import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import type { JourneyBookletPageProps } from './journey/journey-booklet-page.tsx'
import { BookletMessagesProvider } from './messages/booklet-messages.ts'
import type { BookletMessages } from './messages/en-us.ts'
import { Preparing } from './preparing.tsx'

const JourneyBookletPage = lazyComponent(() => import('./journey/journey-booklet-page.tsx'))

interface PrintJourneyBookletPageProps extends JourneyBookletPageProps, PageMessages<BookletMessages> {}

/** As of an article, drawn and broken into pages by the browser. */
export function PrintJourneyBookletPage({ locale, messages, ...booklet }: PrintJourneyBookletPageProps) {
  const isBrowser = useIsBrowser()
  return (
    <BookletMessagesProvider locale={locale} messages={messages}>
      {isBrowser ? (
        <Suspense fallback={<Preparing />}>
          <JourneyBookletPage key={booklet.volume.number} {...booklet} />
        </Suspense>
      ) : (
        <Preparing />
      )}
    </BookletMessagesProvider>
  )
}
