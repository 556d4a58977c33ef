import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { checkImage } from '../image/check-image.mjs'
import { findRunner } from '../image/engine.mjs'
import { fail, log } from '../lib/log.mjs'

/** Starts an image with the empty database of DATABASE_URL and uses it. */
export default async function imageCheck({ env, args: [image] }) {
  if (!image || !env.DATABASE_URL) {
    fail('Name the image, and an empty database: DATABASE_URL=postgres://… npm run image:check -- IMAGE')
  }
  const port = await freePort()
  try {
    const measured = await checkImage({
      engine: findRunner(env),
      image,
      databaseUrl: env.DATABASE_URL,
      port,
      print: log,
    })
    if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${image}: ${JSON.stringify(measured)}\n`)
    return 0
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
