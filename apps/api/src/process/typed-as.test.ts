import { expect, it } from 'vitest'
import { typedAs } from './typed-as.ts'

const USAGE = `npm run maintenance -- on   closes the product
npm run maintenance         tells which it is
PORT=3001 npm start`

it('shows commands as a distribution has them, and as they are in a clone', () => {
  expect(typedAs(USAGE, true)).toBe(`mishiori maintenance on   closes the product
mishiori maintenance         tells which it is
PORT=3001 mishiori start`)
  expect(typedAs(USAGE)).toBe(USAGE)
})
