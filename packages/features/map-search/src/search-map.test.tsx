import { messages } from '@repo/i18n/ja'
import { LanguageProvider } from '@repo/web-kit/language'
import { type Tours, ToursContext } from '@repo/web-kit/use-tours'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import type { FoundPage } from './found-page.ts'
import { SearchMap } from './search-map.tsx'

const NOTHING: FoundPage = { articles: [], marks: [], total: 0, perPage: 20, isCapped: false }

const TOURS: Tours = { done: null, declined: [], start: () => {}, decline: () => {} }

it('says from the first paint on that its map is coming', () => {
  const Page = createRoutesStub([
    { path: '*', Component: () => <SearchMap list={NOTHING} near={null} camera={{ lat: 36, lng: 138, zoom: 6 }} /> },
  ])
  const html = renderToString(
    <LanguageProvider locale="ja" messages={messages}>
      <ToursContext value={TOURS}>
        <Page initialEntries={['/search/map']} />
      </ToursContext>
    </LanguageProvider>,
  )
  expect(html).toContain('地図を読み込んでいます')
})
