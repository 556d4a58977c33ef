import type { EditorClock } from '../../core/services.ts'

export const browserClock: EditorClock = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // it was given by the line above
}
