/** Whether a key was pressed where no key means anything: on the page itself, or on what pages focus to begin with. */
export function isNowhere(target: Element): boolean {
  return target === document.body || target.matches('h1[tabindex="-1"], main[tabindex="-1"]')
}
