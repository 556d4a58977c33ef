interface Repeated {
  /** Does it again at once, or as soon as it has been done. */
  wake(): void
  /** Waits until it is not being done any more. */
  close(): Promise<void>
}

/** Does something again and again. @param step answers with the milliseconds to wait until the next time. */
export function repeatUntilClosed(step: () => Promise<number>): Repeated {
  let isClosed = false
  let isWoken = false
  let endPause = () => {}
  const run = async () => {
    while (!isClosed) {
      isWoken = false
      const pauseMs = await step()
      if (isClosed || isWoken) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = run()
  const wake = () => {
    isWoken = true
    endPause()
  }
  return {
    wake,
    close() {
      isClosed = true
      wake()
      return running
    },
  }
}
