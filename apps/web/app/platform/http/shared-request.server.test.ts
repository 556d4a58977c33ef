import { TRAIT_NAMES } from '@repo/articles/traits'
import { expect, it } from 'vitest'
import { toSharedRequest } from './shared-request.server.ts'

const load = (address: string, headers: { cookie?: string; acceptLanguage?: string; userAgent?: string } = {}) =>
  toSharedRequest({
    address,
    cookie: headers.cookie,
    acceptLanguage: headers.acceptLanguage,
    userAgent: headers.userAgent,
  })

it.each([
  ['/', '/'],
  ['/?sort=copy_count&utm_source=x', '/?sort=copy_count'],
  ['/?season=winter&x=1', '/?season=winter'],
  ['/?season=fall&sort=created_at', '/?sort=created_at'],
  ['/routes/12', '/routes/12'],
  ['/routes/12?fbclid=IwAR0&utm_source=mail', '/routes/12'],
  ['/routes/12?hl=EN&x=1', '/routes/12?hl=en-us'],
  ['/routes/12?hl=xx', '/routes/12'],
  ['/routes?page=2&sort=favorite_count', '/routes?sort=favorite_count&page=2'],
  ['/users/3/routes?page=2', '/users/3/routes?page=2'],
  ['/users/3/journeys?before=9&page=2', '/users/3/journeys?before=9'],
  ['/users/3/journeys?before=first', '/users/3/journeys'],
  ['/users/3/years?year=2026&sport=walk&x=1', '/users/3/years?year=2026&sport=walk'],
  ['/users/3/years?year=1066&sport=flying', '/users/3/years'],
  ['/journeys/5?utm_source=x', '/journeys/5'],
  ['/journeys?before=1790000000123456_12&kind=journey', '/journeys?kind=journey&before=1790000000123456_12'],
  ['/journeys?kind=tour&before=_1', '/journeys'],
  ['/embed/12/map?hl=ja&theme=dark&layer=a&profile=1&x=1', '/embed/12/map?theme=dark&hl=ja'],
  ['/embed/journeys/3/map?theme=blue', '/embed/journeys/3/map'],
  ['/term', '/term'],
  ['/term?x=1', '/term'],
  ['/routes?unknown=1&page=2', '/routes?page=2'],
  ['/routes?page=one&sort=%00', '/routes'],
  ['/routes?sort=anything', '/routes'],
  ['/routes?sort=course_minutes', '/routes?sort=course_minutes'],
  ['/?sort=created_at_', '/'],
  ['/users?x=1', '/users'],
  ['/users?sort=route_count', '/users?sort=route_count'],
  ['/users/3?sort=xfavorite', '/users/3'],
  ['/users/3?x=1&y=2', '/users/3'],
  ['/blogs/articles/4?utm_source=x', '/blogs/articles/4'],
])('reduces %s to %s', (address, shared) => {
  expect(load(address)?.address).toBe(shared)
})

it.each([
  '/routes/12?token=secret',
  '/routes/12?utm_source=x&token=',
  '/routes/12?as=visitor',
  '/?logouted=1',
  '/?verified=1',
  '/routes/12?webview=1',
  '/routes?q=kyoto',
  '/routes?place=kyoto&sort=created_at',
  '/users?q=a',
  '/journeys?q=a&kind=journey',
  '/routes?tag=kyoto',
  '/routes?lang=ja&x=1',
  '/term?webview=1',
  '/?sort=far-too-long-to-mean-anything-at-all',
  '/routes/012',
  '/routes/12/',
  '/routes/12.data',
  '/home',
  '/login',
  '/home/routes/12',
  '/search/map',
  '/en/routes/12',
  '//evil.example/routes/12',
])('leaves %s to who asks', (address) => {
  expect(load(address)).toBeNull()
})

it.each([...TRAIT_NAMES, 'photos', 'q', 'tag', 'place'])(
  'renders a list that is narrowed by %s for who asks',
  (name) => {
    expect(load(`/routes?${name}=x`)).toBeNull()
  },
)

it.each([
  [{}, 'locale=ja', 'ja'],
  [{ acceptLanguage: 'fr, en-GB;q=0.8' }, 'locale=en-us', 'en-US'],
  [{ acceptLanguage: 'en', cookie: 'a=b; theme=dark; locale=ja' }, 'locale=ja; theme=dark', 'ja'],
  [{ cookie: 'theme=pink; locale=xx; other="; theme=light"' }, 'locale=ja', 'ja'],
  [{ cookie: 'units=imperial; theme=dark' }, 'locale=ja; theme=dark; units=imperial', 'ja'],
  [{ cookie: 'units=metric' }, 'locale=ja', 'ja'],
  [{ cookie: 'units=leagues' }, 'locale=ja', 'ja'],
  [{ cookie: 'XSRF-TOKEN=abc; id=7' }, 'locale=ja', 'ja'],
])('keeps of %o the language, the appearance and the units alone', (headers, cookie, language) => {
  expect(load('/routes/1', headers)?.headers).toEqual({ cookie, 'accept-language': language })
})

it('leaves the pages of apps to them', () => {
  expect(load('/routes/12', { userAgent: 'Mozilla/5.0 (iPhone) MishioriApp/1.4' })).toBeNull()
  expect(load('/routes/12', { userAgent: 'Mozilla/5.0 (iPhone)' })).not.toBeNull()
  expect(load('/routes/12', { cookie: 'webview=1' })).toBeNull()
})
