import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildStreetsOf, TOWN_PATH } from '../testing/town-streets.ts'
import { readWayFacts, WayFactsWriter } from './way-facts.ts'

async function factsOf(...ways: readonly Readonly<Record<string, string>>[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-ways-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(readWayFacts(folder), 'before they are written').toBeNull()
  const writer = new WayFactsWriter()
  for (const tags of ways) writer.add(new Map(Object.entries(tags)))
  await writer.write(folder)
  return readWayFacts(folder)
}

it.each<[string, readonly Readonly<Record<string, string>>[], boolean, boolean]>([
  ['nothing', [], false, false],
  ['a path', [{ highway: 'path' }], false, false],
  ['a path with a grade', [{ highway: 'path', sac_scale: 'mountain_hiking' }, { highway: 'path' }], true, false],
  ['the hardest path', [{ highway: 'path', sac_scale: 'difficult_alpine_hiking' }], true, false],
  ['a grade that is none', [{ highway: 'path', sac_scale: 'yes' }], false, false],
  ['a ferry', [{ route: 'ferry' }, { highway: 'residential' }], false, true],
  ['both', [{ route: 'ferry' }, { highway: 'path', sac_scale: 'hiking' }], true, true],
])('finds of %s what there is', async (_, ways, hasHikingGrades, hasFerries) => {
  expect(await factsOf(...ways)).toEqual({ hasHikingGrades, hasFerries })
})

it.each(['', '{', 'null', '[]', '{"hasHikingGrades":true}', '{"hasHikingGrades":1,"hasFerries":false}'])(
  'is not known from what is damaged: %s',
  async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'mishiori-ways-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'way-facts.json'), text)
    expect(readWayFacts(folder)).toBeNull()
  },
)

it('is kept with the streets', async () => {
  const town = await buildStreetsOf(TOWN_PATH)
  onTestFinished(() => town.delete())
  expect(readWayFacts(town.folder)).toEqual({ hasHikingGrades: true, hasFerries: false })
})
