import { readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../lib/paths.mjs'
import { codesOf, readSource, tableRows } from './tables.mjs'

const documented = new Set(
  tableRows(readSource('docs/configuration.md'), 'variable').flatMap(([names, , means]) => [
    ...codesOf(names),
    ...codesOf(means).filter((code) => /^[A-Z][A-Z_]+$/.test(code)),
  ]),
)
/** What the product reads, and what Node does. */
const known = readdirSync(join(root, 'apps/api/src'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readSource(`apps/api/src/${name}`))
  .join('\n')
const OF_NODE = ['NODE_ENV', 'PATH']

const containerfile = readSource('Containerfile')
const compose = parse(readSource('deploy/compose/compose.yaml'), { merge: true })
const withSearch = parse(readSource('deploy/compose/search.yaml'))
const units = ['mishiori', 'mishiori-backup'].map((name) => readSource(`deploy/systemd/${name}.service`))
const exampleOfUnits = readSource('deploy/systemd/mishiori.env.example')
const manifests = readdirSync(join(root, 'deploy/kubernetes'))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readSource(`deploy/kubernetes/${name}`)))
  .map((document) => document.toJS())
const manifest = (kind, name) => manifests.find((one) => one.kind === kind && one.metadata.name === name)
const podOf = ({ spec }) => (spec.jobTemplate?.spec ?? spec).template.spec
const pods = [manifest('Deployment', 'web'), manifest('Deployment', 'worker'), manifest('CronJob', 'backup')].map(podOf)

/** The variables of `NAME=value` lines. */
const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(([, ...pair]) => pair))
const imageVariables = Object.fromEntries(
  [.../^ENV (.+)$/m.exec(containerfile)[1].matchAll(/(\w+)=(\S+)/g)].map(([, ...pair]) => pair),
)
const unitVariables = Object.fromEntries(
  units.flatMap((unit) => [.../^Environment=(.+)$/m.exec(unit)[1].matchAll(/(\w+)=(\S+)/g)].map(([, ...pair]) => pair)),
)
const kubernetesVariables = {
  ...variablesOf(readSource('deploy/kubernetes/mishiori.env')),
  ...variablesOf(readSource('deploy/kubernetes/secrets.env.example')),
  ...Object.fromEntries(
    pods.flatMap(({ containers }) => (containers[0].env ?? []).map(({ name, value }) => [name, value])),
  ),
}
const composeVariables = {
  ...compose.services.web.environment,
  ...compose.services.worker.environment,
  ...withSearch.services.web.environment,
}

it.each([
  ['the image', imageVariables],
  ['compose.yaml', composeVariables],
  ['the units of systemd', { ...unitVariables, ...variablesOf(exampleOfUnits) }],
  ['the example for Kubernetes', kubernetesVariables],
])('%s sets variables that the product has and documents', (_, variables) => {
  const names = Object.keys(variables).filter((name) => !OF_NODE.includes(name))
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !documented.has(name))).toEqual([])
  expect(names.filter((name) => !known.includes(`'${name}'`))).toEqual([])
})

it('adds a search engine that only the product reaches, for web and worker alike', () => {
  const { web, worker, search } = withSearch.services
  expect(web).toEqual(worker)
  expect(new URL(web.environment.SEARCH_URL).hostname).toBe('search')
  expect(search.networks).toEqual(['inside'])
  expect(compose.networks.inside.internal).toBe(true)
  expect(search).not.toHaveProperty('ports')
})

it('gives compose.yaml each variable that it asks for', () => {
  const asked = [...readSource('deploy/compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const written = Object.keys(variablesOf(readSource('deploy/compose/make-env.sh')))
  expect([...new Set(asked)].filter((name) => name !== 'MISHIORI_IMAGE').toSorted()).toEqual(written.toSorted())
})

it('gives the build of an image none of the files that operators fill with secrets', () => {
  const patterns = readSource('.dockerignore').trim().split('\n')
  const files = ['.env', 'deploy/compose/.env', 'deploy/kubernetes/secrets.env']
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
})

it('uses the port of the image everywhere', () => {
  const { PORT: port } = imageVariables
  expect(/^EXPOSE (\d+)$/m.exec(containerfile)[1]).toBe(port)
  expect(compose.services.caddy.environment.UPSTREAM).toBe(`web:${port}`)
  expect(variablesOf(exampleOfUnits).PORT).toBe(port)
  expect(readSource('deploy/compose/Caddyfile')).toContain(`{$UPSTREAM:127.0.0.1:${port}}`)
  const ports = Object.fromEntries(
    podOf(manifest('Deployment', 'web')).containers[0].ports.map((one) => [one.name, one.containerPort]),
  )
  expect(ports).toEqual({ http: Number(port), metrics: Number(kubernetesVariables.METRICS_PORT) })
  const openPorts = (name) =>
    manifest('NetworkPolicy', name).spec.ingress.flatMap((rule) => rule.ports.map((one) => one.port))
  expect(openPorts('pages')).toEqual([ports.http])
  expect(openPorts('metrics')).toEqual([ports.metrics])
})

it('runs as the user of the image, and mounts its folders', () => {
  const [, user, group] = /^USER (\d+):(\d+)$/m.exec(containerfile)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(user),
      runAsGroup: Number(group),
      fsGroup: Number(group),
    })
    expect(containers[0].securityContext.readOnlyRootFilesystem).toBe(true)
    expect(containers[0].volumeMounts.map((mount) => mount.mountPath)).toEqual(
      expect.arrayContaining([imageVariables.DATA_DIR, '/tmp']),
    )
  }
  for (const service of [compose.services.web, compose.services.worker]) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    expect(service.volumes).toEqual([`data:${imageVariables.DATA_DIR}`, 'backups:/backups'])
  }
  const made = /^RUN install .* (\/data \/backups)$/m.exec(containerfile)
  expect(made, 'a volume belongs to whom its folder in the image belongs to').not.toBeNull()
})

it('asks for health where the product tells it', () => {
  const { startupProbe, readinessProbe, livenessProbe } = podOf(manifest('Deployment', 'web')).containers[0]
  expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe.httpGet.path)).toEqual([
    '/api/health',
    '/api/ready',
    '/api/health',
  ])
})

it('lets the product start once the database answers at the address, and to the user, that it is given', () => {
  const { database, web } = compose.services
  const { POSTGRES_USER: user, POSTGRES_DB: name } = database.environment
  const [, command, ...options] = database.healthcheck.test
  expect(command).toBe('pg_isready')
  // While the image makes the database, a server answers at its socket alone.
  expect(options).toEqual(['--host=127.0.0.1', `--username=${user}`, `--dbname=${name}`])
  expect(web.environment.DATABASE_URL).toMatch(new RegExp(`^postgres://${user}:.*@database:5432/${name}$`))
  expect(web.depends_on.database.condition).toBe('service_healthy')
  const ofChecks = ['full', 'release'].map((workflow) => readSource(`.github/workflows/${workflow}.yml`))
  for (const text of ofChecks) expect(text).toContain('--health-cmd "pg_isready --host 127.0.0.1"')
})

it('shows no secret in the arguments of a command', () => {
  const lines = readSource('docs/operating.md').split('\n')
  const withArguments = lines.filter((line) => /^\(?(?:cd|runuser|psql|sed) /.test(line))
  expect(withArguments.length).toBeGreaterThan(2)
  expect(withArguments.filter((line) => /\$password|openssl rand/.test(line))).toEqual([])
})

it('waits longer for the end of the server than it takes at most', () => {
  const deadline =
    Number(/DEADLINE_MS = ([\d_]+)/.exec(readSource('apps/api/src/process/stopping.ts'))[1].replace('_', '')) / 1_000
  const { lifecycle, ...web } = podOf(manifest('Deployment', 'web')).containers[0]
  expect(web.name).toBe('web')
  const [, pause] = lifecycle.preStop.exec.command
  expect(podOf(manifest('Deployment', 'web')).terminationGracePeriodSeconds).toBeGreaterThan(deadline + Number(pause))
  expect(Number.parseInt(compose.services.web.stop_grace_period, 10)).toBeGreaterThan(deadline)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(units[0])[1])).toBeGreaterThan(deadline)
})

it('starts the version of this repository, with commands that it has', () => {
  const { version } = JSON.parse(readSource('package.json'))
  expect(compose.services.web.image).toBe(`\${MISHIORI_IMAGE:-mishiori:${version}}`)
  expect(parse(readSource('deploy/kubernetes/kustomization.yaml')).images[0].newTag).toBe(version)
  const typed = [
    ...units.map((unit) => /^ExecStart=\/opt\/mishiori\/bin\/mishiori (\S+)/m.exec(unit)[1]),
    ...pods.flatMap(({ containers }) => containers[0].args?.[0] ?? []),
    /^HEALTHCHECK .*"mishiori", "(\w+)"/m.exec(containerfile)[1],
  ]
  const commands = [...readSource('apps/api/src/command.ts').matchAll(/^ {2}\['(\w+)'/gm)].map(([, name]) => name)
  expect(typed.filter((name) => name !== 'start' && !commands.includes(name))).toEqual([])
})

it('names in the kustomization every manifest, and nothing else', () => {
  const { resources } = parse(readSource('deploy/kubernetes/kustomization.yaml'))
  const files = readdirSync(join(root, 'deploy/kubernetes')).filter((name) => name.endsWith('.yaml'))
  expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted())
})
