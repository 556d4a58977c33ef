const startedAt = Date.now()

/** Prints one line of progress with the seconds since the task began. */
export function log(message) {
  console.log(`[mishiori ${((Date.now() - startedAt) / 1000).toFixed(1)} s] ${message}`)
}

/** Ends the task with a message that contains instructions. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
