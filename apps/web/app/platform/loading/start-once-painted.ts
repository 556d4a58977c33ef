/**
 * Takes the page's scripts out of their template when the first thing has been painted, or when all is loaded: pages that nobody looks at are not
 * painted. Runs in the page as text, so it may name nothing from here.
 */
export function startOncePainted(): void {
  const start = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
    scripts?.replaceWith(scripts.content)
  }
  addEventListener('load', start)
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
}
