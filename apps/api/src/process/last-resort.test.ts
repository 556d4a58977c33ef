import { spawnSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { onUncaughtException } from './last-resort.ts'

function lostWrite(): unknown {
  const socket: { write(): void } | null = JSON.parse('null')
  const driver = {
    nextWrite() {
      // @ts-expect-error the driver has no types to tell it that its connection may be lost
      socket.write()
    },
  }
  const { nextWrite } = driver
  try {
    nextWrite()
  } catch (error) {
    return error
  }
  throw new Error('It was written.')
}

const handled = (error: unknown) => {
  const report = vi.fn<(warning: string) => void>()
  const leave = vi.fn<() => void>()
  onUncaughtException(report, leave)(error)
  return { said: report.mock.calls.flat().join('\n'), hasLeft: leave.mock.calls.length > 0 }
}

it('outlives that the driver writes to a connection that was lost', () => {
  expect(handled(lostWrite())).toEqual({ said: expect.stringContaining('Database: '), hasLeft: false })
})

it.each([
  new Error('a mistake of ours'),
  new TypeError("Cannot read properties of null (reading 'write')"),
  'a text',
  null,
])('ends the process after anything else, and says what it was: %s', (error) => {
  const { said, hasLeft } = handled(error)
  expect(hasLeft).toBe(true)
  expect(said).toContain(error instanceof Error ? error.message : String(error))
})

it('[fault 21] outlives a rejection that nobody handles, and says what it was', () => {
  const { href } = new URL('./last-resort.ts', import.meta.url)
  const program = `
    const { onUnhandledRejection } = await import(${JSON.stringify(href)})
    process.on('unhandledRejection', onUnhandledRejection((warning) => console.error(warning)))
    void Promise.reject(new Error('a mistake of one request'))
    void Promise.reject(new Response(null, { status: 404 }))
    setTimeout(() => console.log('still here'), 50)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'still here\n' })
  expect(stderr).toContain('a mistake of one request')
  expect(stderr).toContain('an answer of 404')
})
