import test from './test.mjs'

/** As `test`, with every end-to-end journey in every language, size and theme. Takes the same flags. */
export default function testFull({ env, args }) {
  return test({ env: { ...env, MISHIORI_E2E_MATRIX: 'full' }, args })
}
