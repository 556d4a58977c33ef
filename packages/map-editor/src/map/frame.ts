/** What is to be done before the next picture is painted. */
const waiting = new Set<() => void>()
let frame = 0

/** Runs `work` once before the next paint. Work scheduled while a frame is being prepared belongs to that frame. */
export function beforeNextPaint(work: () => void): void {
  waiting.add(work)
  if (frame === 0) frame = requestAnimationFrame(prepare)
}

/** Cancels scheduled work. */
export function dropFromNextPaint(work: () => void): void {
  waiting.delete(work)
}

function prepare(): void {
  try {
    for (const work of waiting) {
      waiting.delete(work)
      work()
    }
  } finally {
    frame = 0
    if (waiting.size > 0) frame = requestAnimationFrame(prepare) // one of them failed
  }
}
