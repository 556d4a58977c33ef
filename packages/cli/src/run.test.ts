import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './run.ts'

const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>Torii Pass</name><trkseg><trkpt lat="35.96" lon="137.81"/><trkpt lat="35.95" lon="137.80"/></trkseg></trk></gpx>`
const SITE = { MISHIORI_ORIGIN: 'https://mishiori.example/', MISHIORI_TOKEN: 'mishiori_t' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mishiori-cli-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name: string) => join(folder, name)

/** Calls the command on a site that answers like this. */
async function call(
  args: readonly string[],
  answer: (path: string, init: RequestInit) => Response = () => Response.json({}),
  env: Record<string, string> = SITE,
) {
  const sent: { path: string; body: unknown }[] = []
  const printed: string[] = []
  const errors: string[] = []
  const code = await run(args, {
    env,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    fetch: async (url, init = {}) => {
      const path = String(url).replace('https://mishiori.example/api/v1', '')
      sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      return answer(path, init)
    },
  })
  return { code, sent, printed, errors }
}

describe('called in a wrong way', () => {
  it('says what there is', async () => {
    const { code, printed } = await call(['--help'])
    expect(code).toBe(0)
    for (const command of ['whoami', 'list', 'upload', 'export', 'backup']) expect(printed[0]).toContain(command)
    expect(await call([])).toMatchObject({ code: 2, printed })
  })

  it.each([
    [['fly'], 'There is no command "fly"'],
    [['toString'], 'There is no command "toString"'],
    [['list', '--verbose'], '--verbose'],
    [['upload'], 'Which files?'],
    [['export'], 'Which route?'],
    [['export', '../1'], 'Which route?'],
  ])('%j says what is wrong and sends nothing', async (args, words) => {
    const { code, errors, sent } = await call(args)
    expect({ code, sent }).toEqual({ code: 2, sent: [] })
    expect(errors.join()).toContain(words)
  })

  it.each([
    [{ MISHIORI_TOKEN: 't' }, 'MISHIORI_ORIGIN is not set'],
    [{ MISHIORI_ORIGIN: 'https://mishiori.example' }, 'MISHIORI_TOKEN is not set'],
    [{ ...SITE, MISHIORI_ORIGIN: 'mishiori.example' }, 'no address of a site: mishiori.example'],
    [{ ...SITE, MISHIORI_ORIGIN: 'file:///etc' }, 'no address of a site: file:///etc'],
    [{ MISHIORI_TOKEN: 't', LANG: 'ja_JP.UTF-8' }, 'MISHIORI_ORIGIN が設定されていません'],
  ])('with %j it says what is missing', async (env, words) => {
    const { code, errors } = await call(['list'], undefined, env)
    expect(code).toBe(2)
    expect(errors.join()).toContain(words)
  })
})

it('says whose token it is', async () => {
  expect(await call(['whoami'], () => Response.json({ nickname: '道子', name: 'michiko' }))).toMatchObject({
    code: 0,
    printed: ['道子 (@michiko)'],
  })
})

it('lists all pages of the own routes', async () => {
  const { printed, sent } = await call(['list'], (path) => {
    const page = Number(new URL(path, 'https://x').searchParams.get('page'))
    return Response.json({ data: [{ id: page, status: 'DRAFT', title: `No. ${page}` }], total: 2, per_page: 1 })
  })
  expect(printed).toEqual(['1\tDRAFT\tNo. 1', '2\tDRAFT\tNo. 2'])
  expect(sent.map(({ path }) => path)).toEqual(['/self/routes?page=1', '/self/routes?page=2'])
})

describe('an upload', () => {
  const created = () => Response.json({ id: 12 }, { status: 201 })

  it('makes a draft of each file, named as its track', async () => {
    await writeFile(inFolder('a.gpx'), GPX)
    const { code, printed, sent } = await call(['upload', inFolder('a.gpx')], created)
    expect({ code, printed }).toEqual({
      code: 0,
      printed: [`${inFolder('a.gpx')} → https://mishiori.example/routes/12`],
    })
    expect(sent).toMatchObject([
      {
        path: '/routes',
        body: { title: 'Torii Pass', is_draft: true, layer: [{ objects: [{ objectType: 'LINE' }] }] },
      },
    ])
  })

  it('publishes where it is asked to', async () => {
    await writeFile(inFolder('a.gpx'), GPX)
    const { sent } = await call(['upload', '--publish', inFolder('a.gpx')], created)
    expect(sent).toMatchObject([{ body: { is_draft: false } }])
  })

  it('is named after the file where the file says nothing, as long as a title may be', async () => {
    const unnamed = GPX.replace('<name>Torii Pass</name>', '')
    await writeFile(inFolder('kiso.gpx'), unnamed)
    await writeFile(inFolder('long.gpx'), GPX.replace('Torii Pass', '𠮷'.repeat(101)))
    const { sent } = await call(['upload', inFolder('kiso.gpx'), inFolder('long.gpx')], created)
    expect(sent).toMatchObject([{ body: { title: 'kiso' } }, { body: { title: '𠮷'.repeat(100) } }])
  })

  it('goes on after a file that is no route, and says so', async () => {
    await writeFile(inFolder('a.gpx'), '<gpx><trk>')
    await writeFile(inFolder('b.gpx'), '<gpx version="1.1"></gpx>')
    await writeFile(inFolder('c.gpx'), GPX)
    const files = ['a.gpx', 'b.gpx', 'missing.gpx', 'c.gpx'].map(inFolder)
    const { code, errors, printed, sent } = await call(['upload', ...files], created)
    expect([code, printed.length, sent.length, errors.length]).toEqual([1, 1, 1, 3])
    expect(errors[2]).toContain('missing.gpx')
  })

  it('says what the site refuses, with the fields', async () => {
    await writeFile(inFolder('a.gpx'), GPX)
    const error = { code: 'request.invalid', message: 'Some of it cannot be saved.', fields: { title: ['too_long'] } }
    const { code, errors } = await call(['upload', inFolder('a.gpx')], () => Response.json({ error }, { status: 422 }))
    expect(code).toBe(1)
    expect(errors).toEqual([`${inFolder('a.gpx')}: Some of it cannot be saved. (title)`])
  })

  it('ends where no file would be taken', async () => {
    await writeFile(inFolder('a.gpx'), GPX)
    const error = { code: 'token.scope_missing', message: 'The token may not write.' }
    const refuse = () => Response.json({ error }, { status: 403 })
    const { code, sent } = await call(['upload', inFolder('a.gpx'), inFolder('a.gpx')], refuse)
    expect([code, sent.length]).toEqual([1, 1])
  })
})

describe('a download', () => {
  const answer = () => new Response('<gpx/>')

  it('is saved where it was asked for, in its format', async () => {
    const out = inFolder('pass.kml')
    const { code, printed, sent } = await call(['export', '7', '--format', 'kml', '--out', out], answer)
    expect({ code, printed }).toEqual({ code: 0, printed: [`${out}: 6 bytes`] })
    expect(sent.map(({ path }) => path)).toEqual(['/routes/7/export?format=kml'])
    expect(await readFile(out, 'utf8')).toBe('<gpx/>')
  })

  it('replaces no file', async () => {
    await writeFile(inFolder('mine.zip'), 'mine')
    const { code, errors } = await call(['backup', '--out', inFolder('mine.zip')], answer)
    expect(code).toBe(1)
    expect(errors[0]).toContain('is there already')
    expect(await readFile(inFolder('mine.zip'), 'utf8')).toBe('mine')
  })

  it('that breaks off leaves no half file', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
          pull: (controller) => controller.error(new Error('cut off')),
        }),
      )
    const { code, errors } = await call(['backup', '--out', inFolder('mine.zip')], broken)
    expect({ code, errors }).toEqual({ code: 1, errors: ['cut off'] })
    expect(await readdir(folder)).toEqual([])
  })
})
