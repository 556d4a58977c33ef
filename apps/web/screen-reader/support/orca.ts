import { execFile } from 'node:child_process'
import { open, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'

const LOG = process.env.MISHIORI_ORCA_LOG ?? ''
/** Its log names a voice after most sentences, but after none that it reads on. */
const SPOKEN = /SPEECH OUTPUT: '(.*?)'\s*(?:voice=\w+\s*)?(?:\[?\{|$)/gm
/** Orca gathers what happens before it speaks. */
const SPEAKS_WITHIN_MS = 20_000
const QUIET_MS = 3000

const xdotool = (...args: readonly string[]) => promisify(execFile)('xdotool', args)

/** The screen reader: real keys go in, sentences come out. */
export class Orca {
  #from = 0

  /** Makes the browser's window the active one: of others Orca says nothing. */
  async attend(page: Page): Promise<void> {
    await page.bringToFront()
    await xdotool('search', '--sync', '--onlyvisible', '--name', 'Mishiori', 'windowactivate', '--sync')
    await setTimeout(QUIET_MS)
  }

  /** Presses a key, by xdotool's name for it, and waits until all of these were said after it, in any order. */
  async press(key: string, ...expected: readonly (string | RegExp)[]): Promise<void> {
    this.#from = (await stat(LOG)).size
    await xdotool('key', '--delay', '60', key)
    for (const text of expected) await this.hears(text)
  }

  /** Brings the focus here, and waits until this was said of it: keys pressed earlier would be Orca's own. */
  async reach(target: Locator, expected: string | RegExp): Promise<void> {
    this.#from = (await stat(LOG)).size
    await target.focus()
    await this.hears(expected)
    await this.settle()
  }

  /** Waits until it has taken note of a new focus, and gone on to focus mode. */
  async settle(): Promise<void> {
    await setTimeout(QUIET_MS)
  }

  async type(text: string): Promise<void> {
    this.#from = (await stat(LOG)).size
    await xdotool('type', '--delay', '120', text)
  }

  /** Waits until this was said since the last key. */
  async hears(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.#hasSaid(text), { timeout: SPEAKS_WITHIN_MS })
      .toBe(true)
      .catch(async () => {
        throw new Error(`Orca did not say ${text}, but: ${JSON.stringify(await this.#said())}`)
      })
  }

  /** Presses a key after which this must not be said. */
  async pressWithout(key: string, unwanted: string | RegExp): Promise<void> {
    await this.press(key)
    await setTimeout(QUIET_MS)
    for (const said of await this.#said()) expect(said).not.toMatch(unwanted)
  }

  /** Presses a key after which this is said one time and these are not. */
  async pressOnce(key: string, expected: string, ...unwanted: readonly string[]): Promise<void> {
    await this.press(key, expected)
    await setTimeout(QUIET_MS)
    const said = (await this.#said()).join('\n')
    expect(said.split(expected), said).toHaveLength(2)
    for (const text of unwanted) expect(said).not.toContain(text)
  }

  async #hasSaid(text: string | RegExp): Promise<boolean> {
    const matches = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said))
    return (await this.#said()).some(matches)
  }

  async #said(): Promise<readonly string[]> {
    const file = await open(LOG)
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(size - this.#from), 0, size - this.#from, this.#from)
      return [...buffer.toString('utf8').matchAll(SPOKEN)].map(([, text = '']) => text)
    } finally {
      await file.close()
    }
  }
}
