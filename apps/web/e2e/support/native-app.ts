import type { Page } from '@playwright/test'
import {
  type AppMessageData,
  type AppMessageType,
  appMessage,
  type PageMessage,
  type PageMessageData,
  type PageMessageType,
  readPageMessage,
} from '@repo/app-bridge'
import { expect } from './test.ts'

/** Plays the native app around a page: React Native's object in it, and what an app posts back. */
export class NativeApp {
  readonly #page: Page
  readonly #received: PageMessage[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  /** Before the page is opened. The app answers each page with what it can do. */
  static async around(page: Page, features: readonly string[]): Promise<NativeApp> {
    const app = new NativeApp(page)
    await page.exposeFunction('onMessage', async (json: string) => {
      const outcome = readPageMessage(json)
      if (outcome.kind !== 'message') throw new Error(`no app can read ${json}`)
      app.#received.push(outcome.message)
      if (outcome.message.type === 'page.ready')
        await app.say('app.hello', { platform: 'test', appVersion: '1', features: [...features] })
    })
    await page.addInitScript(() => {
      const { onMessage } = window as unknown as { onMessage: (json: string) => void }
      Object.defineProperty(window, 'ReactNativeWebView', { value: { postMessage: (json: string) => onMessage(json) } })
    })
    return app
  }

  /** What the page has posted of a kind, since it was loaded or longer ago. */
  received<T extends PageMessageType>(type: T): PageMessageData<T>[] {
    return this.#received.filter((message) => message.type === type).map(({ data }) => data as PageMessageData<T>)
  }

  last<T extends PageMessageType>(type: T) {
    return this.received(type).at(-1)
  }

  async untilReady(times: number): Promise<void> {
    await expect.poll(() => this.received('page.ready').length).toBe(times)
  }

  async say<T extends AppMessageType>(type: T, data: AppMessageData<T>): Promise<void> {
    await this.sayRaw(appMessage(this.last('page.ready')?.nonce ?? '', type, data))
  }

  async sayRaw(json: string): Promise<void> {
    await this.#page.evaluate((data) => {
      window.dispatchEvent(new MessageEvent('message', { data }))
    }, json)
  }
}
