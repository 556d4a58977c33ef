import { build } from 'vite'
import { expect, test } from 'vitest'
import { type ChunkGroup, codeSplittingGroups, matchingGroups } from './chunk-groups.ts'

const MODULES: Readonly<Record<string, string>> = {
  '/src/page.js': "import '/src/shared/card.js'; import('/src/later.js')",
  '/src/shared/card.js': "document.title = 'card'",
  '/src/later.js': "document.title = 'later'",
}

const buildWith = (groups: readonly ChunkGroup[], leftOut: readonly RegExp[] = []) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in MODULES ? id : null),
        load: (id) => MODULES[id] ?? null,
      },
      matchingGroups(groups, leftOut),
    ],
    build: {
      write: false,
      rollupOptions: { input: '/src/page.js', output: { codeSplitting: { groups: codeSplittingGroups(groups) } } },
    },
  })

test('a build passes when every pattern of a chunk matches a module', async () => {
  await expect(buildWith([{ name: 'shared', patterns: [/src\/shared\//, /src\/later/] }])).resolves.toBeDefined()
})

test('a build fails when one pattern of a chunk matches no module, whatever the others match', async () => {
  const groups = [{ name: 'shared', patterns: [/src\/shared\//, /src\/moved\//] }]
  await expect(buildWith(groups)).rejects.toThrow('/src\\/moved\\// (shared)')
})

test('a build fails when a group has taken along what readers do without', async () => {
  const groups = [{ name: 'shared', patterns: [/src\/shared\//] }]
  await expect(buildWith(groups, [/src\/later/])).resolves.toBeDefined()
  await expect(buildWith(groups, [/shared\/card/])).rejects.toThrow(
    'The chunk shared has taken along /src/shared/card.js',
  )
})
