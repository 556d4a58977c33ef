import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { createMaintenance, MaintenanceUsage, parseMaintenanceCommand, switchMaintenance } from './maintenance.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.services.maintenance.follow(test.listen)
})
afterAll(() => test.close())

const command = (...args: readonly string[]) => parseMaintenanceCommand(args)(test.db)
const statusOfApi = async () => (await test.aGuest().api.currentUser()).status

it('is switched for running processes, and back', async () => {
  expect(await command()).toMatch(/is off/)
  expect(await statusOfApi()).toBe(200)
  expect(await command('on')).toMatch(/is on/)
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(503), 10_000)
  expect(await command()).toMatch(/is on/)
  expect(await command('off')).toMatch(/is off/)
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(200), 10_000)
})

it('is known to a process that starts while it is on', async () => {
  await switchMaintenance(test.db, true)
  const later = createMaintenance(test.db, { isForced: false, report: () => {} })
  await later.follow(test.listen)
  expect(later.isOn()).toBe(true)
  await switchMaintenance(test.db, false)
  await vi.waitFor(() => expect(later.isOn()).toBe(false), 10_000)
})

it('ends as it was switched last, however quickly', async () => {
  for (let n = 0; n < 21; n++) await switchMaintenance(test.db, n % 2 === 0)
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(503), 10_000)
  await switchMaintenance(test.db, false)
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(200), 10_000)
})

it('stays as it is known, and says so, while the database does not answer', async () => {
  const warnings: string[] = []
  const broken = createMaintenance(test.db, { isForced: false, report: (warning) => warnings.push(warning) })
  const select = vi.spyOn(test.db, 'select').mockImplementation(() => {
    throw new Error('gone')
  })
  await broken.follow(async () => {})
  select.mockRestore()
  expect(broken.isOn()).toBe(false)
  expect(warnings.join()).toContain('gone')
})

it('cannot be switched off where the process was started with it', async () => {
  const forced = createMaintenance(test.db, { isForced: true, report: () => {} })
  await switchMaintenance(test.db, false)
  await forced.follow(test.listen)
  expect(forced.isOn()).toBe(true)
})

it.each([[['up']], [['on', 'now']], [['--on']]])('explains itself for %j', (args) => {
  expect(() => parseMaintenanceCommand(args)).toThrow(MaintenanceUsage)
})
