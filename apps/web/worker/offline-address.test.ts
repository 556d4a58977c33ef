import { expect, it } from 'vitest'
import { offlineAddress, savedAddress } from './offline-address.ts'

const url = (path: string) => new URL(path, 'https://routes.example')

it.each([
  ['/routes/12', 'article', '/routes/12'],
  ['/en/routes/12', 'article', '/en/routes/12'],
  ['/routes/12/walk', 'article', '/routes/12/walk'],
  ['/routes/12?object=o1&comments=new', 'article', '/routes/12'],
  ['/routes/12?token=a%2Fb&object=o1', 'article', '/routes/12?token=a%2Fb'],
  ['/api/v1/routes/12', 'article', '/api/v1/routes/12'],
  ['/journeys/12', 'journey', '/journeys/12'],
  ['/en/journeys/12?token=a', 'journey', '/en/journeys/12?token=a'],
  ['/api/v1/journeys/12/profile', 'journey', '/api/v1/journeys/12/profile'],
])('knows %s as what may be saved', (path, kind, address) => {
  expect(savedAddress(url(path))).toEqual({ cacheName: `mishiori-${kind}-12`, address })
})

it.each([
  '/routes',
  '/routes/0',
  '/routes/12/favorites',
  '/home/routes/12',
  '/api/v1/routes/12/export',
  '/routes/12.data',
  '/journeys/12/booklet',
  '/api/v1/journeys/12',
])('knows %s as none', (path) => expect(savedAddress(url(path))).toBeNull())

it.each([
  ['/home/routes/12/edit', '/offline?edit=article%3A12'],
  ['/home/journeys/12/edit', '/offline?journey=12'],
  ['/en/home/journeys/12/edit', '/en/offline?journey=12'],
  ['/home/routes/create', '/offline?edit=new'],
  ['/home/routes/create?resume=new%3Aa', '/offline?edit=new%3Aa'],
  ['/try', '/offline?edit=guest'],
  ['/home/routes/record', '/offline?record=1'],
  ['/home/notify?page=2', '/offline?from=%2Fhome%2Fnotify%3Fpage%3D2'],
  ['/', '/offline?from=%2F'],
  ['/en', '/en/offline?from=%2Fen'],
  ['/en/try', '/en/offline?edit=guest'],
])('leads from %s to %s', (path, offline) => {
  expect(offlineAddress(url(path), false)).toBe(offline)
})

it('leads to the language that pages were last shown in', () => {
  expect(offlineAddress(url('/try'), true)).toBe('/en/offline?edit=guest')
})
