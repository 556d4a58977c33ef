import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startedMessage } from './messages.ts'

const said = (env: Readonly<Record<string, string>>) => startedMessage(readConfig(env, []), null, [])

it.each([
  [{}, 'Maps       openfreemap, browsers ask tiles.openfreemap.org; to choose: embedded, gsi-standard'],
  [{ DATABASE_URL: 'postgres://db/mishiori' }, 'Maps       openfreemap, browsers ask tiles.openfreemap.org'],
  [{ BASEMAPS: 'gsi-pale' }, 'Maps       gsi-pale, browsers ask cyberjapandata.gsi.go.jp; to choose: embedded'],
  [{ BASEMAPS: 'protomaps=/srv/japan.pmtiles' }, 'Maps       protomaps, served from here'],
  [{ BASEMAPS: 'style=https://maps.example/s.json?key=secret' }, 'Maps       style, browsers ask maps.example;'],
  [{ BASEMAPS: 'embedded' }, 'Maps       the embedded one, without streets outside of the regions'],
])('tells at the start which map readers get, and how to change it: %o', (env, line) => {
  expect(said(env)).toContain(line)
  expect(said(env)).toMatch(/Maps .*BASEMAPS/)
  expect(said(env)).not.toContain('secret')
})

it('tells the operator, not the readers, how to add roads and Strava', () => {
  expect(said({})).toContain('npm run region -- add NAME')
  expect(said({})).toContain('set STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET')
  expect(said({ STRAVA_CLIENT_ID: '7', STRAVA_CLIENT_SECRET: 'secret' })).not.toContain('STRAVA')
})
