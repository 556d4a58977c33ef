import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOKEN_SCOPES } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

// The commands of docs/api.md, run one after the other as a reader would.

const run = promisify(execFile)
const guide = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')
const jobs = [...guide.matchAll(/^## (.+)\n+(?:[^\n`][^\n]*\n+)*```sh\n([\s\S]+?)```/gm)].map(
  ([, title = '', commands = '']) => ({ title, commands }),
)

let test: TestApp
let folder: string
const environment: Record<string, string> = { PATH: process.env.PATH ?? '' }
beforeAll(async () => {
  test = await buildTestApp()
  folder = await mkdtemp(join(tmpdir(), 'api-guide-'))
  const owner = await test.aVerifiedUser()
  const body = { name: 'Guide', scopes: [...TOKEN_SCOPES], valid_days: 1 }
  const made = await owner.api.createAccessToken({ body })
  if (!made.ok) throw new Error(made.error.code)
  environment.MISHIORI = (await test.app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  environment.TOKEN = made.data.token
  environment.PUBLIC_ID = String((await createArticle(await test.aVerifiedUser())).id)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
  await writeFile(join(folder, 'picture.png'), await picture.png().toBuffer())
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

it('has the ten commonest jobs', () => {
  expect(jobs).toHaveLength(10)
})

it.each(jobs)('$title', async ({ commands }) => {
  const { stdout } = await run('bash', ['-e', '-c', commands], { cwd: folder, env: environment })
  const answer: { id?: number } = stdout.startsWith('{') && !stdout.includes('}{') ? JSON.parse(stdout) : {}
  if (commands.includes('/api/v1/routes" ')) environment.ID = String(answer.id)
  for (const [, name = ''] of commands.matchAll(/ -o (\S+)/g)) {
    expect((await stat(join(folder, name))).size).toBeGreaterThan(100)
  }
})
