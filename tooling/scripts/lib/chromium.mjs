import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, say } from './log.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
  return playwrightChromium() ?? systemChromium() ?? installChromium(env)
}

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, MAC_APP].find((path) => existsSync(path)) ?? null
}

function installChromium(env) {
  say('no Chromium found: installing one')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update', '-qq'], apt)
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], apt)
  } else {
    run('pnpm', ['--dir', 'apps/web', 'exec', 'playwright', 'install', 'chromium'], { env })
  }
  return (
    playwrightChromium() ??
    systemChromium() ??
    fail('The tests need Chromium. Install it, or set CHROMIUM to the path of one, and run the command again.')
  )
}
