import { expect, it } from 'vitest'
import { inspectImage } from './check-image.mjs'
import { buildArguments } from './engine.mjs'

const label = (name) => `org.opencontainers.image.${name}`
const LABELS = Object.fromEntries(['title', 'version', 'revision', 'licenses'].map((name) => [label(name), 'given']))
const HEALTH = { Test: ['CMD', 'mishiori', 'health'] }
const anImage = ({ Size = 400_000_000, ...config } = {}) => ({
  Size,
  Config: { User: '10001:10001', Volumes: { '/data': {} }, Labels: LABELS, Healthcheck: HEALTH, ...config },
})

it('accepts an image as it should be, and where Podman keeps the health check', () => {
  expect(inspectImage(anImage())).toEqual({ megabytes: 400, user: '10001:10001' })
  expect(() => inspectImage({ ...anImage({ Healthcheck: undefined }), Healthcheck: HEALTH })).not.toThrow()
})

it.each([
  ['runs as root', { User: '' }, 'its user is ""'],
  ['runs as root by number', { User: '0:0' }, 'its user is "0:0"'],
  ['names its user, which Kubernetes cannot tell from root', { User: 'node' }, 'its user is "node"'],
  ['has no health check', { Healthcheck: undefined }, 'no health check'],
  ['keeps data in its own layer', { Volumes: null }, '/data is no volume'],
  ['does not say which version it is', { Labels: { ...LABELS, [label('version')]: '' } }, 'no label version'],
  ['is too large', { Size: 450_000_001 }, '451 MB, more than 450'],
])('refuses an image that %s', (_, config, problem) => {
  expect(() => inspectImage(anImage(config))).toThrow(problem)
})

it('lets an image be as large as allowed, and larger with the routing engine', () => {
  expect(() => inspectImage(anImage({ Size: 450_000_000 }))).not.toThrow()
  const labels = { ...LABELS, 'io.mishiori.routing': 'embedded' }
  expect(() => inspectImage(anImage({ Size: 600_000_000, Labels: labels }))).not.toThrow()
})

it.each([
  ['docker', []],
  ['podman', ['--format', 'docker']],
])('has %s build in the format that knows health checks', (engine, format) => {
  const asked = { target: 'routing', tag: 'mishiori:1', buildArgs: { VERSION: '1', REVISION: 'abc' } }
  expect(buildArguments(engine, asked)).toEqual([
    'build',
    ...format,
    ...['--build-arg', 'VERSION=1', '--build-arg', 'REVISION=abc'],
    ...['--target', 'routing', '--tag', 'mishiori:1', '--file', 'Containerfile', '.'],
  ])
})
