/** All packages, so that one run reports all failures. The summary shows replayed results. */
const turbo = (task, ...more) => ({
  changedBy: 'packages',
  task,
  command: 'turbo',
  args: ['run', task, '--continue=always', '--output-logs=errors-only', '--summarize', ...more],
})

/** What is said of packages that others install: it needs them built. */
const ofPublished = (name, script) => ({
  name,
  command: 'node',
  args: [script],
  changedBy: 'published',
  onBuilds: true,
  beside: true,
})

/**
 * Kits and features are checked with the app that uses them: a program of TypeScript for each would check the same
 * sources again and again, and a browser would start for each. Each has these tasks of its own for whoever works on it.
 */
const OF_THE_APP_AT_ONCE = ['web-kit', 'map-kit', 'features/*'].map((name) => `--filter=!./packages/${name}`)

/**
 * On a machine shared with others one attempt may say more of the machine than of the product: a test that fails is
 * tried once more, and named if it then passes.
 */
const TRIED_AGAIN = ['--retry=1']
/** What the task of the app writes, for its features and kits, too. */
const STORIES_OF_THE_APP = 'apps/web/.results/stories.json'

/**
 * Everything a change must pass, cheapest first. `budgetMinutes` is what a step may take on two quiet cores;
 * docs/development.md repeats it. `reports`: where a check leaves its counts; a check without counts as one.
 * `changedBy`: what of a change it depends on (`packages` with its `task`, `stories`, `published` packages, `journeys`); a check
 * without always runs whole. `runner`: flags and report of its stories when they run in one browser.
 * `onBuilds`: it needs what the builds make. `beside`: it may run beside its neighbours; at most one of them by Turbo, whose
 * summaries lie in one folder.
 *
 * @param playwright more arguments for the end-to-end tests
 */
export const testSteps = (playwright = []) => [
  {
    name: 'types, lint, boundaries',
    budgetMinutes: 1,
    checks: [
      { name: 'types', ...turbo('typecheck', ...OF_THE_APP_AT_ONCE), beside: true },
      { name: 'format and lint', command: 'biome', args: ['ci', '--diagnostic-level=warn', '.'], beside: true },
      { name: 'import boundaries', command: 'node', args: ['tooling/boundaries/check.mjs'], beside: true },
      {
        name: 'unused files, exports, dependencies',
        command: 'knip',
        args: ['--no-progress', '--no-config-hints'],
        beside: true,
      },
      {
        name: 'links and commands of the documentation',
        command: 'node',
        args: ['tooling/links/check.mjs'],
        beside: true,
      },
      { name: 'styles', command: 'node', args: ['tooling/styles/check.mjs'], beside: true },
      { name: 'migrations', command: 'node', args: ['tooling/scripts/migrations/check.mjs'], beside: true },
      { name: 'length of lines', command: 'node', args: ['tooling/lines/check.mjs'], beside: true },
    ],
  },
  {
    name: 'unit and API',
    budgetMinutes: 5,
    checks: [
      {
        name: 'unit and API tests',
        ...turbo('test', '--concurrency=2', '--', ...TRIED_AGAIN),
        reports: [
          'packages/*/.results/unit.json',
          'packages/features/*/.results/unit.json',
          'apps/*/.results/unit.json',
          'tooling/*/.results/unit.json',
        ],
      },
    ],
  },
  {
    name: 'builds, packages, embedder',
    budgetMinutes: 2,
    checks: [
      { name: 'builds', ...turbo('build') },
      ofPublished('published packages', 'tooling/packages/check.mjs'),
      ofPublished('public interfaces', 'tooling/packages/api-report.mjs'),
      ofPublished("embedder's proof", 'tooling/embedder/prove.mjs'),
      ofPublished("programs' proof", 'tooling/programs/prove.mjs'),
      // By itself: it may build again what the others read.
      { name: 'every benchmark once, in small', ...turbo('smoke'), onBuilds: true },
    ],
  },
  {
    name: 'stories',
    budgetMinutes: 5,
    checks: [
      {
        name: 'stories in Chromium',
        // One after the other, since each uses both cores and the first one prepares the dependencies for all.
        ...turbo('stories', '--concurrency=1', ...OF_THE_APP_AT_ONCE, '--', ...TRIED_AGAIN),
        changedBy: 'stories',
        runner: { flags: TRIED_AGAIN, report: STORIES_OF_THE_APP },
        reports: ['packages/*/.results/stories.json', STORIES_OF_THE_APP],
      },
    ],
  },
  {
    name: 'end to end',
    budgetMinutes: 7,
    checks: [
      {
        name: 'end-to-end in Chromium',
        command: 'pnpm',
        args: ['--dir', 'apps/web', 'run', 'e2e', ...playwright],
        changedBy: 'journeys',
        reports: ['apps/web/.results/e2e.json'],
        onBuilds: true,
      },
    ],
  },
]

/** Where all suites leave their results. */
export const suiteReports = () => testSteps().flatMap(({ checks }) => checks.flatMap(({ reports = [] }) => reports))

/** The steps with the checks whose name, or whose step's name, contains `words`, and with the builds that they need. */
export function onlyNamed(steps, words) {
  const named = steps.flatMap((step) =>
    step.checks.filter((check) => step.name.includes(words) || check.name.includes(words)),
  )
  const needsBuilds = named.some(({ onBuilds }) => onBuilds)
  const isChosen = (check) => named.includes(check) || (needsBuilds && check.task === 'build')
  return steps
    .map((step) => ({ ...step, checks: step.checks.filter(isChosen) }))
    .filter(({ checks }) => checks.length > 0)
}
