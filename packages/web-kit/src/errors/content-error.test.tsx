// @vitest-environment jsdom
import type { Locale } from '@repo/contract'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, data, Outlet, useRouteError } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { ContentError } from './content-error.tsx'

afterEach(cleanup)

/** A page whose loader answers with a status, inside a frame of its own. */
async function open(status: number, locale: Locale = 'ja', body: unknown = null): Promise<void> {
  const Frame = () => (
    <LanguageProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <nav>frame</nav>
      <Outlet />
    </LanguageProvider>
  )
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      loader: () => ({ socialUrl: 'https://social.example' }),
      HydrateFallback: () => null,
      children: [
        {
          path: 'users',
          loader: () => {
            throw data(body, { status })
          },
          Component: () => null,
          ErrorBoundary: () => <ContentError error={useRouteError()} title="Users" />,
        },
      ],
    },
  ])
  render(<Page initialEntries={['/users?q=a&page=2']} />)
  await screen.findByRole('heading', { level: 1 })
}

const RETRIED = [
  [429, 'ja', 'アクセスが集中しています', 'もう一度試す'],
  [503, 'en-us', 'The server isn’t reachable right now', 'Try again'],
  [500, 'en-us', 'This couldn’t be loaded', 'Try again'],
] as const

it.each(RETRIED)('tells why a page failed with %i (%s) and offers the same address again', async (...story) => {
  const [status, locale, reason, retry] = story
  await open(status, locale)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users')
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(screen.getByRole('link', { name: retry }).getAttribute('href')).toBe('/users?q=a&page=2')
  expect(screen.getByText('frame')).toBeTruthy()
  expect(document.title).toBe('Mishiori | Users')
})

it('says of a page that does not exist that it does not, within the frame', async () => {
  await open(404)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ページが見つかりません')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('frame')).toBeTruthy()
})

it('leads to news about a maintenance', async () => {
  await open(503, 'ja', { code: 'server.maintenance' })
  const [again, news] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(again).toBe('/users?q=a&page=2')
  expect(news).toBe('https://social.example')
})
