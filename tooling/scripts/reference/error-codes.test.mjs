import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ERROR_STATUS } from '../../../packages/contract/src/errors.ts'
import { errors as en } from '../../../packages/i18n/src/messages/en-us/errors.ts'
import { errors as ja } from '../../../packages/i18n/src/messages/ja/errors.ts'
import { root } from '../lib/paths.mjs'
import { codesOf, readSource } from './tables.mjs'

const CODES = Object.keys(ERROR_STATUS)
const PAGE = '../../../docs/error-codes.md'

const HEAD = `# Error codes of the API

Every refusal is JSON with a code, never a sentence, and the status that belongs to the code:

\`\`\`json
{ "error": { "code": "stock_category.limit_reached", "params": { "max": 5 } } }
\`\`\`

- \`params\`: the values a sentence needs, \`{max}\` below. With \`seconds\` the answer carries \`Retry-After\` as well.
- \`fields\`: which inputs were refused, each with its \`field\`, the \`rule\` it broke and the rule's \`params\`. Comes with \`request.invalid\` and its likes.
- \`requestId\`: with statuses of 500 and above, for whoever asks the operator.
- \`article.version_conflict\` brings the newer article beside \`error\`, as \`current\`.

What a visitor may not know to exist is answered with 404, byte for byte as if it did not. Only \`server.maintenance\` means that the product is being maintained; any other 503 passes. Codes are added, never
renamed. The sentences are those of the product's own pages. This page is written by \`tooling/scripts/reference/error-codes.test.mjs\` (\`vitest run -u reference\`), which fails when it is not up to date.
`

const GROUPS = {
  request: 'Requests',
  csrf: 'Requests',
  bot_check: 'Requests',
  idempotency: 'Requests',
  server: 'Requests',
  auth: 'Accounts',
  account: 'Accounts',
  session: 'Accounts',
  password: 'Accounts',
  passkey: 'Accounts',
  provider: 'Accounts',
  email_change: 'Accounts',
  mail: 'Accounts',
  private_place: 'Accounts',
  user: 'People',
  follow: 'People',
  block: 'People',
  article: 'Articles',
  clone: 'Articles',
  favorite: 'Articles',
  stock: 'Articles',
  stock_category: 'Articles',
  comment: 'Articles',
  proposal: 'Articles',
  hazard: 'Articles',
  blog: 'Articles',
  report: 'Reports and moderation',
  moderation: 'Reports and moderation',
  file: 'Files and imports',
  strava: 'Files and imports',
  timeline: 'Files and imports',
  elevation: 'Maps',
}
/** Those in capitals are answers about maps. */
const groupOf = (code) => (code === code.toUpperCase() ? 'Maps' : GROUPS[code.split('.')[0]])

function page() {
  const titles = [...new Set(Object.values(GROUPS))]
  const parts = titles.map((title) => {
    const codes = CODES.filter((code) => groupOf(code) === title).toSorted()
    const rows = codes.map((code) => {
      const words = [en, ja].map((catalogue) => catalogue[`error.${code}`].replaceAll('|', '\\|'))
      return `| \`${code}\` | ${ERROR_STATUS[code]} | ${words.join(' | ')} |`
    })
    return [`## ${title}`, '', '| code | status | English | 日本語 |', '| --- | --- | --- | --- |', ...rows, ''].join(
      '\n',
    )
  })
  return [HEAD, ...parts].join('\n')
}

it('the page for users of the API tells every code', async () => {
  expect(CODES.filter((code) => groupOf(code) === undefined)).toEqual([])
  await expect(page()).toMatchFileSnapshot(PAGE)
})

it('every code is answered by the API, and a test sees it', () => {
  const files = globSync('apps/api/src/**/*.ts', { cwd: root })
  const isTest = (file) => file.endsWith('.test.ts')
  const textOf = (wanted) =>
    files
      .filter((file) => isTest(file) === wanted)
      .map(readSource)
      .join('\n')
  const [product, tests] = [textOf(false), textOf(true).replaceAll('\\.', '.')]
  const isIn = (text) => (code) => text.includes(`'${code}'`) || text.includes(`"${code}"`)
  expect(CODES.filter((code) => !isIn(product)(code))).toEqual([])
  expect(CODES.filter((code) => !isIn(tests)(code))).toEqual([])
})

it('the page of limits names codes that are there', () => {
  const named = codesOf(readSource('docs/limits.md')).filter((code) => /^([a-z_]+\.[a-z_]+|[A-Z]+_[A-Z_]+)$/.test(code))
  const codes = named.filter(
    (code) =>
      !code.endsWith('_LIMITS') && !/^[A-Z_]+_(MS|PX|PIXELS|SECONDS|ZOOM|LIMIT|COLOR|VIEW|SHOWN|FULL)$/.test(code),
  )
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => !CODES.includes(code))).toEqual([])
})
