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

The API refuses a request with a JSON body that contains an error code. Each code has one HTTP status:

\`\`\`json
{ "error": { "code": "stock_category.limit_reached", "message": "You can have up to 5 categories. Delete one to make room for another.", "params": { "max": 5 } } }
\`\`\`

- \`message\`: for people, in the language of \`hl\`, the language cookie, the account or the browser. Programs decide by \`code\`.
- \`params\`: the values for the message, such as \`{max}\`. With \`seconds\`, the response also has a \`Retry-After\` header.
- \`fields\`: the invalid inputs, each with its \`field\`, the violated \`rule\` and the \`params\` of the rule. Sent with \`request.invalid\` and similar codes.
- \`requestId\`: sent with statuses of 500 and above. Users can pass it to the operator.
- \`article.version_conflict\` also returns the newer article, as \`current\` beside \`error\`.

If a visitor may not know that something exists, the response is 404 and has the same bytes as for something that does not exist. Only \`server.maintenance\` means that the product is in maintenance mode; any other 503 is temporary.
Codes are added, but never renamed. The messages are those of the product's own pages.

\`tooling/scripts/reference/error-codes.test.mjs\` generates this page (\`vitest run -u reference\`), and fails if the page is out of date.
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
  token: 'Accounts',
  webhook: 'Accounts',
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
  walk_log: 'Articles',
  proposal: 'Articles',
  hazard: 'Articles',
  journey: 'Articles',
  blog: 'Articles',
  report: 'Reports and moderation',
  moderation: 'Reports and moderation',
  file: 'Files and imports',
  strava: 'Files and imports',
  timeline: 'Files and imports',
  elevation: 'Maps',
  along: 'Maps',
  ground: 'Maps',
  snap: 'Maps',
  translation: 'Articles',
  turns: 'Maps',
  no_go: 'Maps',
  loop: 'Maps',
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
  const textOf = (isInTest) =>
    files
      .filter((file) => isTest(file) === isInTest)
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
