import { type ConnectionTarget, createDatabase } from '../../../platform/database.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { type ImportJob, runImport } from '../run-import.ts'

/** A worker process. With a job it runs that job; without one it waits for imports until it is killed. */
const [, , target = '', given] = process.argv
const connection: ConnectionTarget = JSON.parse(target)
const { db, close } = createDatabase(connection, { maxConnections: 2 })
if (given === undefined) {
  const jobs = await startJobs(connection, (error) => console.error(error), { pollSeconds: 1, superviseSeconds: 1 })
  await jobs.work({ 'timeline-import': (job) => runImport(db, job) })
} else {
  const job: ImportJob = JSON.parse(given)
  await runImport(db, job)
  await close()
}
