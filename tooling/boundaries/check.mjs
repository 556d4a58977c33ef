// Checks every import of the workspace against rules.mjs, that the checker really read the TypeScript sources, that the
// solution, the table and Storybook name every package, and that the READMEs of kits and features say the same as the table.
import { root } from '../scripts/lib/paths.mjs'
import { folderCycles } from './folder-cycles.mjs'
import { readImports } from './read-imports.mjs'
import { readmesUnlikeTheTable } from './readmes.mjs'
import { missingInSolution } from './solution.mjs'

/** Below this the checker skipped sources, which it does silently when it finds no TypeScript compiler it knows. */
const LEAST_MODULES = 200

process.chdir(root)
const output = await readImports(root)

const sources = output.modules.filter(({ source }) => /^(apps|packages)\/.*\.tsx?$/.test(source)).length
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (sources < LEAST_MODULES)
  console.error(`Only ${sources} TypeScript modules were read; ${LEAST_MODULES} are expected at least.`)
const cycles = folderCycles(output.modules)
for (const cycle of cycles) console.error(`folders form a cycle: ${cycle}`)
const missing = missingInSolution()
for (const problem of missing) console.error(problem)
const readmes = readmesUnlikeTheTable()
for (const folder of readmes) console.error(`${folder}/README.md names other packages than its row`)
console.log(
  `${sources} modules, ${output.summary.totalDependenciesCruised} imports, ${output.summary.violations.length + cycles.length} violations`,
)
const found = [output.summary.violations, cycles, missing, readmes].some(({ length }) => length > 0)
process.exitCode = found || sources < LEAST_MODULES ? 1 : 0
