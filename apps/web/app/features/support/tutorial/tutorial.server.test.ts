import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TOUR_IDS } from '@repo/contract'
import { expect, it } from 'vitest'
import siteMap from '../../../routes.ts'
import { TUTORIAL } from './tutorial.server.ts'

const { ja, 'en-us': english } = TUTORIAL
const waysOf = ({ first, sections }: typeof ja) => [first, ...sections.flatMap(({ ways }) => ways)]

it('tells the same in both languages', () => {
  const outline = (tutorial: typeof ja) =>
    tutorial.sections.map(({ id, steps, ways }) => [id, steps.length, ways.map(({ to, own }) => [to, own])])
  expect(outline(english)).toEqual(outline(ja))
})

it('starts every tour', () => {
  const started = waysOf(ja).flatMap(({ to, tour }) => (tour && to.includes(`?tour=${tour}`) ? [tour] : []))
  expect([...new Set(started)].sort()).toEqual([...TOUR_IDS].sort())
})

interface Entry {
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

const addressesOf = (entries: readonly Entry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    return [address || '/', ...addressesOf(children, address)]
  })

it('leads to pages that there are', async () => {
  const addresses = addressesOf(await siteMap)
  for (const { to, own = to } of waysOf(ja)) {
    for (const address of [to, own]) expect(addresses).toContain(address.split('?')[0])
  }
})

it('has a picture of each section in each language, theme and size of screen', () => {
  const files = readdirSync(fileURLToPath(new URL('pictures', import.meta.url))).sort()
  const kinds = ['wide', 'phone'].flatMap((screen) =>
    ['light', 'dark'].flatMap((theme) => ['ja', 'en-us'].map((locale) => `${screen}-${theme}-${locale}`)),
  )
  expect(files).toEqual(ja.sections.flatMap(({ id }) => kinds.map((kind) => `${id}-${kind}.webp`)).sort())
})
