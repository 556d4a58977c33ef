/** Of a box, which the shapes inside a drawing have none of. */
const BOX_PROPERTY = /^(border|box-sizing|margin|padding|overflow|background|float)/

type Look = ReadonlyMap<string, string>

/** How an element and what it generates look: every longhand that the browser computes, by `part property`. */
function lookOf(element: Element): Look {
  const look = new Map<string, string>()
  const isShape = element instanceof SVGElement && element.ownerSVGElement !== null
  for (const part of ['', '::before', '::after', '::placeholder']) {
    const style = getComputedStyle(element, part)
    if (part !== '' && part !== '::placeholder' && style.content === 'none') continue
    for (const property of style)
      if (!isShape || !BOX_PROPERTY.test(property))
        look.set(`${part} ${property}`.trim(), style.getPropertyValue(property))
  }
  return look
}

export type Looks = ReadonlyMap<Element, Look>

export function looksOf(elements: Iterable<Element>): Looks {
  return new Map([...elements].map((element) => [element, lookOf(element)]))
}

/** The changes between two moments as text for a failing test: `button.save: padding-left 12px → 40px`. */
export function changesBetween(before: Looks, after: Looks): readonly string[] {
  return [...before].flatMap(([element, look]) => {
    const changes = [...look].flatMap(([property, value]) => {
      const now = after.get(element)?.get(property)
      return now === value ? [] : [`${property} ${value} → ${now}`]
    })
    return changes.length > 0 ? [`${nameOf(element)}: ${changes.join('; ')}`] : []
  })
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? ''
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} (${label})`
}

/** Runs a part of a story with rules at the end of the page. */
export async function underRules<Result>(rules: string, run: () => Promise<Result> | Result): Promise<Result> {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  try {
    return await run()
  } finally {
    style.remove()
  }
}
