import { readingView } from '@repo/article-page/reading-view.server'
import { BookletMessagesProvider } from '@repo/booklet/booklet-messages'
import { bookletMessagesFor, bookletTranslator } from '@repo/booklet/booklet-messages.server'
import { Preparing } from '@repo/booklet/preparing'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Suspense, useEffect, useState } from 'react'
import type { Route } from './+types/print-booklet'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const view = readingView(orErrorPage(answer), locale)
  const title = bookletTranslator(locale)('booklet.title', { title: view.article.title })
  const printedAt = new Date().toISOString()
  return { view, token, locale, messages: bookletMessagesFor(locale), title, printedAt }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

const BookletPage = lazyComponent(() => import('@repo/booklet/booklet-page'))

/** Maps are drawn by the browser, and it alone knows where the text breaks. */
export default function PrintBooklet({ loaderData: { locale, messages, ...booklet } }: Route.ComponentProps) {
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => setIsInBrowser(true), [])
  return (
    <BookletMessagesProvider locale={locale} messages={messages}>
      {isInBrowser ? (
        <Suspense fallback={<Preparing />}>
          <BookletPage {...booklet} />
        </Suspense>
      ) : (
        <Preparing />
      )}
    </BookletMessagesProvider>
  )
}
