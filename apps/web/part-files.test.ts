import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { partFiles } from './part-files.ts'

const chunk = (fileName: string, source: string, dynamicImports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: null,
  moduleIds: [`${source}?route`],
  imports: [],
  dynamicImports,
  viteMetadata: { importedCss: new Set([`${fileName}.css`]) },
})

const BUNDLE = Object.fromEntries(
  [
    chunk('root.js', '/app/root.tsx'),
    chunk('article.js', '/app/article.tsx', ['export-form.js', 'gallery.js']),
    chunk('gallery.js', '/app/gallery.tsx'),
    chunk('export-form.js', '/app/export-form.tsx'),
    chunk('map-worker.js', '/app/map-worker.ts'),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle

const RULES = {
  entries: {
    shell: ['/app/root.tsx'],
    reading: ['/app/article.tsx'],
    journeys: [],
    editing: [],
    journeyEditing: [],
    recording: [],
  },
  leftOut: [/export-form/],
  workers: [/^map-worker/],
}

test('a part has its entry, what that loads, and the workers, without what is left out', () => {
  expect(partFiles(BUNDLE, RULES)).toMatchObject({
    shell: ['/root.js', '/root.js.css'],
    reading: [
      '/article.js',
      '/article.js.css',
      '/gallery.js',
      '/gallery.js.css',
      '/map-worker.js',
      '/map-worker.js.css',
    ],
  })
})

test.each([
  [
    'an entry',
    { ...RULES, entries: { ...RULES.entries, shell: ['/app/root.tsx', '/app/moved.tsx'] } },
    '/app/moved.tsx',
  ],
  ['a pattern of what is left out', { ...RULES, leftOut: [/export-form/, /timeline/] }, '/timeline/'],
  ['a pattern of workers', { ...RULES, workers: [/^heic-worker/] }, '/^heic-worker/'],
])('%s that names nothing fails the build', (_what, rules, named) => {
  expect(() => partFiles(BUNDLE, rules)).toThrow(named)
})
