/** Reads the documentation and the sources of all packages, so that any change concerns it. */
const READS_EVERYTHING = '@repo/scripts'

/** The steps as far as a change can break what they check. */
export function onlyChanged(steps, selection) {
  return steps
    .map((step) => ({ ...step, checks: step.checks.flatMap((check) => narrowed(check, selection)) }))
    .filter(({ checks }) => checks.length > 0)
}

const NARROWED = {
  published: (check, { affected }) => (isPublishedAffected(affected) ? [check] : []),
  journeys: (check, { journeys }) => {
    const specs = journeys.chosen.map((name) => `/${name}.spec.ts`)
    return specs.length > 0 ? [{ ...check, args: [...check.args, ...specs] }] : []
  },
  stories: storiesOf,
  packages: taskOf,
}

const narrowed = (check, selection) =>
  check.changedBy === undefined ? [check] : NARROWED[check.changedBy](check, selection)
const isPublishedAffected = (affected) => affected.some(({ isPublished }) => isPublished)

function taskOf(check, { base, affected, journeys }) {
  const { task } = check
  const filters = affected.some(({ tasks }) => tasks.includes(task)) ? [`...[${base}]`] : []
  if (task === 'test') filters.push(READS_EVERYTHING)
  if (task === 'build' && isPublishedAffected(affected)) filters.push('./packages/*')
  if (task === 'build' && journeys.chosen.length > 0) filters.push('@repo/web', '@repo/api')
  if (filters.length === 0) return []
  const [run, , ...flags] = check.args
  return [{ ...check, args: [run, task, ...filters.map((filter) => `--filter=${filter}`), ...flags] }]
}

/** In one browser: the app's task has the stories of all features, and a start for each package takes longer than most stories. */
function storiesOf({ runner, ...check }, { affected }) {
  const packages = affected.filter(({ tasks }) => tasks.includes(check.task))
  if (packages.length === 0) return []
  const folders = packages.map(({ path }) => (path === 'apps/web' ? '../web/app/' : `${path}/src/`))
  const flags = [...runner.flags, `--outputFile.json=../../${runner.report}`]
  return [{ ...check, command: 'pnpm', args: ['--dir', 'apps/storybook', 'run', 'stories-of', ...folders, ...flags] }]
}

/** What runs and what is left out, in words. */
export function describeSelection({ base, changed, affected, all, journeys }) {
  const has = (task) => (one) => one.tasks.includes(task)
  const names = (packages) => packages.map(({ name }) => name.replace(/^@[^/]+\//, '')).join(', ') || 'none'
  const isAffected = ({ name }) => affected.some((one) => one.name === name)
  const lines = ['test', 'stories'].flatMap((task) => [
    `${task}: ${names(affected.filter(has(task)))}`,
    `  left out: ${names(all.filter(has(task)).filter((one) => !isAffected(one) && one.name !== READS_EVERYTHING))}`,
  ])
  const left = journeys.all.filter((name) => !journeys.chosen.includes(name))
  return [
    `${changed.length} files differ from ${base.slice(0, 10)}`,
    ...lines,
    `journeys: ${journeys.chosen.join(', ') || 'none'}`,
    `  left out (${left.length}): ${left.join(', ') || 'none'}`,
  ]
}
