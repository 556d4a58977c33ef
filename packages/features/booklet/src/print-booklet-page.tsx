import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import type { BookletPageProps } from './booklet-page.tsx'
import { BookletMessagesProvider } from './messages/booklet-messages.ts'
import type { BookletMessages } from './messages/en-us.ts'
import { Preparing } from './preparing.tsx'

const BookletPage = lazyComponent(() => import('./booklet-page.tsx'))

interface PrintBookletPageProps extends BookletPageProps, PageMessages<BookletMessages> {}

/** Maps are drawn by the browser, and it alone knows where the text breaks. */
export function PrintBookletPage({ locale, messages, ...booklet }: PrintBookletPageProps) {
  const isBrowser = useIsBrowser()
  return (
    <BookletMessagesProvider locale={locale} messages={messages}>
      {isBrowser ? (
        <Suspense fallback={<Preparing />}>
          <BookletPage {...booklet} />
        </Suspense>
      ) : (
        <Preparing />
      )}
    </BookletMessagesProvider>
  )
}
