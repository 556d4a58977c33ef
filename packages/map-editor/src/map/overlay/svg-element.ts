const SVG = 'http://www.w3.org/2000/svg'

export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

export function setShown(element: SVGElement, isShown: boolean): void {
  const display = isShown ? '' : 'none'
  if (element.style.display !== display) element.style.display = display
}

/** Writes only what changed, because the browser recomputes a shape even for the same points. */
export function setPoints(polyline: SVGPolylineElement, points: string): void {
  if (polyline.getAttribute('points') !== points) polyline.setAttribute('points', points)
}
