/** What stands for a value in the title of a test: `%s`, `$name`, `${expression}`. */
const VALUE = /%[sdifjoO#$]|\$\{[^}]*\}|\$\w[\w.]*/g

/** How a title may read once its values are in it. */
export function titlePattern(title) {
  const parts = title.replace(/\\(['"`\\])/g, '$1').split(VALUE)
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*'))
}

/**
 * How a test ended: `passed` when everything that bears its title ran and passed. A journey in the browser runs in some
 * cells of a matrix and is left out in the others.
 */
function judgeTest({ file, whole }, results) {
  const pattern = titlePattern(whole)
  const own = results.filter((result) => isOfFile(result.file, file) && pattern.test(result.name))
  const ran = own.filter(({ status }) => status !== 'skipped')
  if (own.some(({ status }) => status === 'failed')) return 'FAILED'
  if (ran.length === 0) return own.some(({ isStale }) => isStale) ? 'STALE' : 'NOT RUN'
  if (ran.some(({ isStale }) => isStale)) return 'STALE'
  const isWhole = own.every(({ status, isInMatrix }) => status === 'passed' || isInMatrix)
  return isWhole ? 'passed' : 'NOT RUN'
}

/** Playwright names files from its own folder; results that were replayed name them in another clone. */
const isOfFile = (reported, file) => reported === file || reported.endsWith(`/${file}`) || file.endsWith(`/${reported}`)

/** From the worst one on. */
const STATES = ['FAILED', 'STALE', 'NOT RUN']

/** A line passes when it has tests, and all of them ran and passed in this tree. */
export function judgeLine(line, found, results) {
  const tests = found
    .filter(({ marks }) => marks.includes(line.name))
    .map((test) => ({ ...test, state: judgeTest(test, results) }))
  const worst = STATES.find((state) => tests.some((test) => test.state === state))
  return { ...line, tests, state: tests.length === 0 ? 'NO TEST' : (worst ?? 'passed') }
}
