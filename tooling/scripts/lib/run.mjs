import { spawn, spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

/** Runs a command to its end with our terminal. @returns its exit code. */
export function run(command, args, { env, cwd = root, stdio = 'inherit' }) {
  const result = spawnSync(command, args, { cwd, env, stdio })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  return result.status ?? 1
}

/** Runs a command to its end beside others. @returns its exit code, once what it printed has been printed in one piece. */
export function runBeside(command, args, { env, cwd = root }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
  return new Promise((resolve) => {
    const end = (code) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(code)
    }
    child.on('error', (error) => {
      printed.push(Buffer.from(`${command}: ${error.message}\n`))
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * Runs a long-lived command until it ends. Ctrl-C reaches it through the terminal; SIGTERM is passed on, and so is the loss of our
 * parent, because the shell that npm puts between does not forward signals.
 *
 * @returns its exit code.
 */
export function supervise(command, args, { env, cwd = root }) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 0))
  })
}
