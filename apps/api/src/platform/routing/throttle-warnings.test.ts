import { expect, it } from 'vitest'
import { throttleWarnings } from './throttle-warnings.ts'

it('reports each warning once per interval', () => {
  const warnings: string[] = []
  const warn = throttleWarnings(60_000, (warning) => warnings.push(warning))
  for (const warning of ['down', 'down', 'slow', 'down']) warn(warning)
  expect(warnings).toEqual(['down', 'slow'])
})

it('says it again later', () => {
  const warnings: string[] = []
  const warn = throttleWarnings(0, (warning) => warnings.push(warning))
  for (const warning of ['down', 'down']) warn(warning)
  expect(warnings).toEqual(['down', 'down'])
})
