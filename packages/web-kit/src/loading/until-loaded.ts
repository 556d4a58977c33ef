const AGAIN_MS = 3000

/** Loads what a page needs, and tries again while the server cannot be reached. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS)) // a chunk that was removed by a deploy reloads the page meanwhile
    }
  }
}
