/** What `ocean.ts` calls of a library that has no types. */
declare module 'clipper-lib' {
  type Path = { readonly X: number; readonly Y: number }[]
  class PolyTree {}
  class Clipper {
    AddPath(path: Path, type: number, isClosed: boolean): boolean
    AddPaths(paths: Path[], type: number, areClosed: boolean): boolean
    Execute(operation: number, solution: PolyTree, subjectFill: number, clipFill: number): boolean
  }
  const ClipperLib: {
    readonly Clipper: typeof Clipper
    readonly PolyTree: typeof PolyTree
    readonly ClipType: { readonly ctDifference: number }
    readonly PolyFillType: { readonly pftNonZero: number }
    readonly PolyType: { readonly ptSubject: number; readonly ptClip: number }
    readonly JS: {
      PolyTreeToExPolygons(tree: PolyTree): { readonly outer: Path; readonly holes: readonly Path[] }[]
    }
  }
  export default ClipperLib
}
