// Checks every import of the workspace against rules.mjs, that the checker really read the TypeScript sources, and that
// the solution refers to every package.
import { root } from '../scripts/lib/paths.mjs'
import { folderCycles } from './folder-cycles.mjs'
import { readImports } from './read-imports.mjs'
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
for (const folder of missing) console.error(`tsconfig.json does not refer to ${folder}`)
console.log(
  `${sources} modules, ${output.summary.totalDependenciesCruised} imports, ${output.summary.violations.length + cycles.length} violations`,
)
process.exitCode =
  output.summary.violations.length > 0 || cycles.length > 0 || sources < LEAST_MODULES || missing.length > 0 ? 1 : 0
