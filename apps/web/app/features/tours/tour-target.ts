/** The first thing that a selector names and that can be seen and used; null where there is none. */
export function findTarget(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(canBeSeen) ?? null
}

function canBeSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || element.closest('[inert]')) return false
  return getComputedStyle(element).visibility === 'visible'
}
