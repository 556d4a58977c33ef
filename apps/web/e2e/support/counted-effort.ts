import type { Page } from '@playwright/test'

/** What a person had to do so far. */
export interface Effort {
  /** Presses of a pointer: of buttons, of fields, of the map. */
  readonly clicks: number
  /** Key presses other than typing a text: Enter, Tab, shortcuts of tools. */
  readonly keys: number
}

/**
 * Counts what is done on the pages of a tab from now on, as its documents receive it. Letters that go into a field are
 * the text that any product has to ask for; everything else that is pressed is effort.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  const effort = { clicks: 0, keys: 0 }
  await page.exposeFunction('countEffort', (kind: keyof Effort) => {
    effort[kind] += 1
  })
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countEffort') as (kind: 'clicks' | 'keys') => void
    const isTyped = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
      [...key].length === 1 &&
      !(ctrlKey || metaKey || altKey) &&
      target instanceof HTMLElement &&
      target.matches('input, textarea, [contenteditable="true"]')
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), { capture: true })
    addEventListener('keydown', (event) => event.isTrusted && !event.repeat && !isTyped(event) && count('keys'), {
      capture: true,
    })
  })
  return () => ({ ...effort })
}
