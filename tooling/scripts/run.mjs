// Runs the project's tasks on any Node >= 20: fetches the pinned toolchain and the locked dependencies first when they are missing.
import { installDependencies } from './lib/dependencies.mjs'
import { log } from './lib/log.mjs'
import { prepareToolchain } from './lib/toolchain.mjs'

const TASKS = [
  'start',
  'test',
  'test:full',
  'dev',
  'dist',
  'image',
  'image:check',
  'storybook',
  'bench',
  'kills',
  'cluster',
  'test:cluster',
  'screen-reader',
  'region',
  'moderate',
  'maintenance',
  'announce',
  'backup',
  'restore',
  'files',
  'search',
  'checklist',
  'faults',
  'tutorial-pictures',
  'house',
  'scale',
  'exec',
]

const [task = 'start', ...args] = process.argv.slice(2)
if (!TASKS.includes(task)) {
  console.error(`Unknown task "${task}". Tasks: ${TASKS.join(', ')}.`)
  process.exit(2)
}

const toolchain = prepareToolchain()
installDependencies(toolchain)
const { default: run } = await import(`./tasks/${task.replace(':', '-')}.mjs`)
if (task !== 'exec') log(task)
process.exitCode = await run({ ...toolchain, args })
