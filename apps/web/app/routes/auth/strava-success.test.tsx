// @vitest-environment jsdom
import { createApiClient, type Locale } from '@repo/contract'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { LanguageProvider } from '@repo/web-kit/language'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet, RouterContextProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import StravaSuccess, { loader } from './strava-success.tsx'

afterEach(cleanup)

interface Visit {
  readonly isUser: boolean
  /** The linked services; null when the request fails. */
  readonly linked: readonly string[] | null
  readonly locale?: Locale
  readonly hasStrava?: boolean
}

function contextOf({ isUser, linked, locale = 'ja' }: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  const answer = linked === null ? { error: { code: 'server.unavailable' } } : { data: linked.map(anAccount) }
  context.set(preferencesContext, { locale, theme: null, units: null })
  context.set(viewerContext, async () => (isUser ? aViewer() : null))
  context.set(
    apiContext,
    createApiClient(async () => Response.json(answer, { status: linked === null ? 503 : 200 })),
  )
  return context
}

const anAccount = (provider: string) => ({ provider, label: provider, name: null, linked_at: null })

async function open(visit: Visit): Promise<void> {
  const { locale = 'ja', hasStrava = true } = visit
  const Frame = () => (
    <LanguageProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Outlet />
    </LanguageProvider>
  )
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      HydrateFallback: () => null,
      loader: () => ({ hasStrava }),
      children: [
        {
          path: 'strava_success',
          // The stub knows the routes of the product by no type of their own.
          Component: StravaSuccess as () => React.ReactNode,
          loader: ({ request }) => {
            const url = new URL(request.url)
            const args = { request, url, context: contextOf(visit), params: {}, pattern: '/strava_success' }
            return loader(args as Parameters<typeof loader>[0])
          },
        },
      ],
    },
  ])
  render(<Page initialEntries={['/strava_success']} />)
  await screen.findByRole('heading', { level: 1 })
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const linkTo = (path: string) => document.querySelector(`a[href="${path}"]`)

it('leads who has linked Strava on to the choice of activities', async () => {
  await open({ isUser: true, linked: ['google', 'strava'] })
  expect(title()).toBe(japanese['auth.strava.title'])
  expect(linkTo('/home/routes/create_from_strava')).not.toBeNull()
  expect(linkTo('/home/account/associate')).not.toBeNull()
})

it('says so in English, and offers no activities where the product imports none any more', async () => {
  await open({ isUser: true, linked: ['strava'], locale: 'en-us', hasStrava: false })
  expect(title()).toBe(english['auth.strava.title'])
  expect(linkTo('/home/routes/create_from_strava')).toBeNull()
})

it.each([
  ['somebody with other services', { isUser: true, linked: ['google'] }, 'auth.strava.notLinkedText'],
  ['a user of whom nothing can be known', { isUser: true, linked: null }, 'auth.strava.notLinkedText'],
  ['a visitor', { isUser: false, linked: ['strava'] }, 'auth.strava.guestText'],
] as const)('does not claim a link to %s', async (_, visit, lead) => {
  await open(visit)
  expect(title()).toBe(japanese['auth.strava.notLinked'])
  expect(screen.getByText(String(japanese[lead]))).toBeTruthy()
  expect(linkTo('/home/routes/create_from_strava')).toBeNull()
})
