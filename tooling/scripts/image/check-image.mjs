import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { anArticle, openSession } from './product-session.mjs'

const MAX_MEGABYTES = 450
const READY_LIMIT_MS = 120_000
const POLL_MS = 200
/** Seconds after SIGTERM that an engine waits before it kills. */
const STOP_SECONDS = 15
const DEMO = { email: 'hikari@mishiori.example', password: 'walk-and-tell-2026' }
/** One dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Starts an image as operators should, read-only and without rights, with an empty database, uses what needs the database, the disk
 * and the web build, and stops it.
 *
 * @param databaseUrl as seen from the host, whose network the container uses
 * @returns what was measured
 * @throws when anything is not as it should be.
 */
export async function checkImage({ engine, image, databaseUrl, port, print }) {
  const name = `mishiori-check-${randomBytes(4).toString('hex')}`
  const engineSays = (...args) =>
    execFileSync(engine, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const inside = (...args) => engineSays('exec', name, 'mishiori', ...args)
  const measured = inspectImage(JSON.parse(engineSays('image', 'inspect', image))[0])
  print(`${image}: ${measured.megabytes} MB, user ${measured.user}`)
  expectWithoutDatabase(engine, image)
  print('without DATABASE_URL it ends and says so')

  const env = {
    DATABASE_URL: databaseUrl,
    PORT: port,
    DEMO: 1,
    BOT_CHECK: 'off',
    BASEMAPS: 'embedded',
    SECRET: randomBytes(24).toString('hex'),
  }
  const variables = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const startedAt = performance.now()
  engineSays(
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    ...variables,
    image,
  )
  try {
    const origin = `http://localhost:${port}`
    await untilReady(origin, () => engineSays('logs', name))
    const startSeconds = (performance.now() - startedAt) / 1_000
    print(`ready after ${startSeconds.toFixed(1)} s, with an empty database and the demonstration`)
    inside('health')
    await useProduct(origin)
    print('somebody has logged in, published an article and uploaded a picture; a guest sees both')
    const backup = inside('backup', '/tmp/backups')
    const file = /\/tmp\/backups\/mishiori-\S+/.exec(backup)?.[0]
    if (file === undefined) throw new Error(`The backup says: ${backup}`)
    if (!inside('restore', file, '--check').startsWith('The backup is whole.'))
      throw new Error('The backup is not whole.')
    print('a backup was written inside, and is whole')
    return { ...measured, startSeconds, stopSeconds: stop({ engineSays, name, print }) }
  } catch (error) {
    print(spawnSync(engine, ['logs', name], { encoding: 'utf8' }).stderr)
    throw error
  } finally {
    spawnSync(engine, ['rm', '--force', '--volumes', name], { stdio: 'ignore' })
  }
}

/** @throws when it runs as root, lacks its health check or a label, or is too large. */
export function inspectImage({ Size: size, Config: config, Healthcheck: besideConfig }) {
  const problems = []
  const user = config.User ?? ''
  if (!/^[1-9]\d*:[1-9]\d*$/.test(user)) problems.push(`its user is "${user}", not a number other than root's`)
  const healthCheck = config.Healthcheck ?? besideConfig // Docker and Podman keep it at different places
  if (!healthCheck?.Test?.includes('health')) problems.push('it has no health check')
  if (config.Volumes?.['/data'] === undefined) problems.push('/data is no volume')
  for (const label of ['title', 'version', 'revision', 'licenses'])
    if (!config.Labels?.[`org.opencontainers.image.${label}`]) problems.push(`it has no label ${label}`)
  const megabytes = Math.ceil(size / 1_000_000)
  const hasRouting = config.Labels?.['io.mishiori.routing'] === 'embedded'
  if (!hasRouting && megabytes > MAX_MEGABYTES) problems.push(`it has ${megabytes} MB, more than ${MAX_MEGABYTES}`)
  if (problems.length > 0) throw new Error(`The image is not as it should be: ${problems.join('; ')}.`)
  return { megabytes, user }
}

function expectWithoutDatabase(engine, image) {
  const { status, stderr } = spawnSync(
    engine,
    ['run', '--rm', '--network', 'host', '--read-only', '--tmpfs', '/tmp', image],
    { encoding: 'utf8' },
  )
  if (status !== 1 || !stderr.includes('Set DATABASE_URL'))
    throw new Error(`Without DATABASE_URL it ends with ${status}: ${stderr}`)
}

async function untilReady(origin, log) {
  for (const deadline = performance.now() + READY_LIMIT_MS; performance.now() < deadline; await sleep(POLL_MS)) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`It is not ready after ${READY_LIMIT_MS / 1_000} s: ${log()}`)
}

async function useProduct(origin) {
  const author = openSession(origin)
  await author.logIn(DEMO.email, DEMO.password)
  const { id } = (await author.post('/api/v1/routes', anArticle('A walk in a container'), 201)).json()
  const picture = new FormData()
  picture.append('file', new Blob([PICTURE]), 'dot.png')
  const { url } = (await author.post('/api/v1/file/image-upload', picture, 201)).json()
  const guest = openSession(origin)
  const page = (await guest.get(`/routes/${id}`)).bytes.toString()
  if (!page.includes('A walk in a container')) throw new Error('The page of the article does not show its title.')
  if ((await guest.get(url)).bytes.length === 0) throw new Error('The picture is empty.')
}

function stop({ engineSays, name, print }) {
  const at = performance.now()
  engineSays('stop', '--time', String(STOP_SECONDS), name)
  const seconds = (performance.now() - at) / 1_000
  const code = Number(engineSays('inspect', '--format', '{{.State.ExitCode}}', name))
  if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}.`)
  print(`SIGTERM ended it with 0 after ${seconds.toFixed(1)} s`)
  return seconds
}
