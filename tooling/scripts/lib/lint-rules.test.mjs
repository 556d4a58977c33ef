import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './paths.mjs'

const RULE = './tooling/lint/no-html-from-text.grit'
const PACKED = './tooling/lint/no-packed-objects.grit'
const WIRE = './tooling/lint/no-wire-fields-in-components.grit'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-lint-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lintSource(rule, name, source) {
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(root, rule)] }))
  const file = join(folder, name)
  writeFileSync(file, source)
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: folder })
  return `${stdout}${stderr}`
}

const lint = (line) =>
  lintSource(RULE, 'popup.ts', `export function show(element: HTMLElement, text: string) {\n  ${line}\n}\n`)

test.each([
  'element.innerHTML = text',
  'element.outerHTML = text',
  "element.insertAdjacentHTML('beforeend', text)",
  'popup.setHTML(text)',
  'document.write(text)',
])('[C32] no text goes onto a page as HTML: %s', (line) => {
  expect(lint(line)).toContain('Texts go onto a page as text')
})

test('[C32] reading HTML and writing text is left alone', () => {
  expect(lint('element.textContent = element.outerHTML + text')).not.toContain('Texts go onto a page as text')
})

test('[C32] the rule holds for everything that is shown', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const { includes } = overrides.find(({ plugins }) => plugins?.includes(RULE))
  expect(includes).toEqual(
    expect.arrayContaining(['apps/*/app/**', 'apps/*/src/**', 'packages/*/src/**', 'packages/features/*/src/**']),
  )
})

test.each(['export const object = { a, ...{ b, c } }', 'export const element = <Card {...{ title, text }} />'])(
  'no object is packed into a spread: %s',
  (source) => {
    expect(lintSource(PACKED, 'packed.tsx', source)).toContain('without the spread')
  },
)

test.each([
  'export const object = { a, ...rest }',
  'export const object = { a, ...(isOpen ? { b } : {}) }',
  'export const element = <Card {...props} />',
])('a spread of a value or a condition is left alone: %s', (source) => {
  expect(lintSource(PACKED, 'packed.tsx', source)).not.toContain('without the spread')
})

test.each([
  'export const Card = ({ article }) => <p>{article.created_at}</p>',
  'export const Card = ({ created_at }) => <p>{created_at}</p>',
  'export const Card = ({ created_at: at }) => <p>{at}</p>',
])('a component reads no field of the API: %s', (source) => {
  expect(lintSource(WIRE, 'card.tsx', source)).toContain('A field of the API in a component')
})

test('a component reads view models and error codes', () => {
  const source =
    "export const Card = ({ article, error }) => <p>{error === 'auth.login_required' ? null : article.createdAt}</p>"
  expect(lintSource(WIRE, 'card.tsx', source)).not.toContain('A field of the API in a component')
})

test('packed objects are looked for everywhere, fields of the API in all components of the web', () => {
  const { plugins, overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  expect(plugins).toContain(PACKED)
  const { includes } = overrides.find(({ plugins }) => plugins?.includes(WIRE))
  expect(includes).toContain('apps/web/app/**/*.tsx')
})
