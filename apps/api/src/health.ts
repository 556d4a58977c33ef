import { readConfig } from './config.ts'
import { probeHealth } from './process/probe-health.ts'

const problem = await probeHealth(readConfig(process.env, []))
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}
