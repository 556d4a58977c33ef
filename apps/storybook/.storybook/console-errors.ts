interface StoryContext {
  readonly name: string
  readonly parameters: { readonly [key: string]: unknown }
}

const seen: string[] = []

/**
 * A story that logs an error fails in a test; Storybook itself still shows it. One that must log, to show a failure,
 * names what it expects:
 * `parameters: { expectedConsoleErrors: [/tile 7\/3\/4/] }`.
 */
export const failOnConsoleErrors = {
  start() {
    seen.length = 0
    const original = console.error
    console.error = (...values: unknown[]) => {
      seen.push(values.map(String).join(' '))
      original(...values)
    }
    return () => {
      console.error = original
    }
  },

  check({ name, parameters }: StoryContext) {
    if (!import.meta.env.VITEST) return
    const expected = expectedPatterns(parameters)
    const unexpected = seen.filter((message) => !expected.some((pattern) => pattern.test(message)))
    if (unexpected.length > 0) throw new Error(`"${name}" logged: ${unexpected.join('\n')}`)
  },
}

function expectedPatterns({ expectedConsoleErrors }: StoryContext['parameters']): readonly RegExp[] {
  if (!Array.isArray(expectedConsoleErrors)) return []
  return expectedConsoleErrors.filter((pattern) => pattern instanceof RegExp)
}
