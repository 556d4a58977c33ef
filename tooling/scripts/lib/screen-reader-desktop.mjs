import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onPath } from './chromium.mjs'

/** Programs, and the package of Debian that has each. */
const PROGRAMS = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  'dbus-send': 'dbus',
  openbox: 'openbox',
  orca: 'orca',
  xdotool: 'xdotool',
  'at-spi-bus-launcher': 'at-spi2-core',
}
/** Where Debian keeps what is not for people to start. */
const HELPERS = ['/usr/libexec', '/usr/lib/at-spi2-core']
const ACCESSIBILITY = { NO_AT_BRIDGE: '0', GTK_MODULES: 'gail:atk-bridge', ACCESSIBILITY_ENABLED: '1' }

const find = (name) => onPath([name], [...(process.env.PATH ?? '').split(delimiter), ...HELPERS])
const missing = () => Object.keys(PROGRAMS).filter((name) => find(name) === null)

/** @returns the programs that are missing and cannot be installed. */
export function prepareScreenReader(env) {
  if (missing().length === 0) return []
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || onPath(['apt-get']) === null) return missing()
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' }
  const packages = [...new Set(Object.values(PROGRAMS))]
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'python3-pyatspi'], options)
  return missing()
}

/**
 * A screen nobody sees, with a window manager and Orca, which writes down what it would say: no speech is played.
 *
 * @returns the environment for a browser on it, and a function that ends it.
 */
export async function startScreenReader(env) {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-orca-'))
  const children = []
  const start = (name, args, options = {}) => {
    const child = spawn(find(name), args, { stdio: 'ignore', ...options, env: { ...desktop, ...options.env } })
    children.push(child)
    return child
  }
  const runtime = join(folder, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const desktop = { ...env, ...ACCESSIBILITY, LC_ALL: 'C.UTF-8', XDG_RUNTIME_DIR: runtime }
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  desktop.DISPLAY = `:${(await firstLine(screen.stdio[3])).trim()}`
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  desktop.DBUS_SESSION_BUS_ADDRESS = (await firstLine(bus.stdout)).trim()
  start('openbox', [])
  start('at-spi-bus-launcher', ['--launch-immediately'])
  await untilManaged(desktop)
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) setStatus(desktop, name)
  const log = join(folder, 'orca.log')
  start('orca', [`--debug-file=${log}`, '--replace'], { env: { HOME: homeOfOrca(folder) } })
  await setTimeout(3000)
  return {
    env: { ...desktop, MISHIORI_ORCA_LOG: log },
    end() {
      for (const child of children.reverse()) child.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function firstLine(stream) {
  return new Promise((resolve) => stream.once('data', (data) => resolve(String(data).split('\n')[0])))
}

const READY_WITHIN_MS = 30_000

/** A window manager that does not answer yet activates no window, and Orca says nothing of others. */
async function untilManaged(env) {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await setTimeout(200)) {
    if (spawnSync('xdotool', ['get_num_desktops'], { env, stdio: 'ignore' }).status === 0) return
  }
  throw new Error('the window manager of the screen reader does not start')
}

function setStatus(env, name) {
  const set = 'org.freedesktop.DBus.Properties.Set'
  const value = ['string:org.a11y.Status', `string:${name}`, 'variant:boolean:true']
  const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus']
  execFileSync('dbus-send', [...to, set, ...value], { env, stdio: 'ignore' })
}

/** Orca echoes no keys and does not read whole pages as they open; each line of its log is written at once. */
function homeOfOrca(folder) {
  const home = join(folder, 'home')
  const settings = join(home, '.local/share/orca')
  mkdirSync(settings, { recursive: true })
  const quiet = { enableKeyEcho: false, sayAllOnLoad: false }
  const profile = { profile: ['Default', 'default'], pronunciations: {}, keybindings: {}, ...quiet }
  const content = { general: { ...quiet }, profiles: { default: profile }, pronunciations: {}, keybindings: {} }
  writeFileSync(join(settings, 'user-settings.conf'), JSON.stringify(content))
  writeFileSync(join(settings, 'orca-customizations.py'), FLUSHED_LOG)
  return home
}

const FLUSHED_LOG = `import orca.debug as debug
class Flushed:
    def __init__(self, file): self.file = file
    def write(self, text):
        self.file.write(text); self.file.flush()
    def writelines(self, lines):
        self.file.writelines(lines); self.file.flush()
    def __getattr__(self, name): return getattr(self.file, name)
if debug.debugFile is not None: debug.debugFile = Flushed(debug.debugFile)
`
