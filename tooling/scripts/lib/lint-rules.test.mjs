import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './paths.mjs'

const RULE = './tooling/lint/no-html-from-text.grit'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-lint-'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(root, RULE)] }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lint(line) {
  const file = join(folder, 'popup.ts')
  writeFileSync(file, `export function show(element: HTMLElement, text: string) {\n  ${line}\n}\n`)
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: folder })
  return `${stdout}${stderr}`
}

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
  expect(includes).toEqual(expect.arrayContaining(['apps/*/app/**', 'apps/*/src/**', 'packages/*/src/**']))
})
