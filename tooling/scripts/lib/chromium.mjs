import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, log } from './log.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, which costs a quarter less of the processor for each page of a test. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const MAC_APP = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium to test with: `CHROMIUM` when set, Playwright's own, the system's; otherwise one is installed
 * (Debian's package when root, else Playwright's download).
 */
export function findChromium(env) {
  if (process.env.CHROMIUM) {
    if (existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM
    fail(`CHROMIUM points to ${process.env.CHROMIUM}, which does not exist.`)
  }
  return installedChromium() ?? installChromium(env)
}

/** As {@link findChromium}, without windows where the system has that. */
export function findChromiumForTests(env) {
  return (process.env.CHROMIUM ? null : onPath([HEADLESS_SHELL])) ?? findChromium(env)
}

const installedChromium = () => playwrightChromium() ?? onPath(NAMES) ?? (existsSync(MAC_APP) ? MAC_APP : null)

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

export function onPath(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}

function installChromium(env) {
  log('no Chromium found: installing one')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update', '-qq'], apt)
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], apt)
    run('apt-get', ['install', '-y', '-qq', HEADLESS_SHELL], apt) // which older systems do not have
  } else {
    run('pnpm', ['--dir', 'apps/web', 'exec', 'playwright', 'install', 'chromium'], { env })
  }
  return (
    installedChromium() ??
    fail('The tests need Chromium. Install it, or set CHROMIUM to the path of one, and run the command again.')
  )
}
