import { spawnSync } from 'node:child_process'
import { fail } from '../lib/log.mjs'

const BUILDERS = ['podman', 'buildah', 'docker']
const RUNNERS = ['podman', 'docker']

const isInstalled = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** The program that builds images: CONTAINER_ENGINE, or the first one that is installed. */
export const findBuilder = (env) => find(env, BUILDERS)

/** The program that runs containers. */
export const findRunner = (env) => find(env, RUNNERS)

function find(env, programs) {
  const chosen = env.CONTAINER_ENGINE ? programs.filter((name) => name === env.CONTAINER_ENGINE) : programs
  const found = chosen.find(isInstalled)
  if (found === undefined) fail(`Install ${chosen.length > 0 ? chosen.join(', or ') : programs.join(', or ')}.`)
  return found
}

/** Health checks are part of Docker's format alone; Docker itself knows no other. */
export const buildArguments = (engine, { target, tag, buildArgs }) => [
  'build',
  ...(engine === 'docker' ? [] : ['--format', 'docker']),
  ...Object.entries(buildArgs).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
  ...['--target', target, '--tag', tag, '--file', 'Containerfile', '.'],
]
