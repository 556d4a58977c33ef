/** A browser that offers no WebGL, until what is answered is called: a story's `beforeEach` can be this. */
export function withoutWebgl(): () => void {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = () => null
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext
  }
}
