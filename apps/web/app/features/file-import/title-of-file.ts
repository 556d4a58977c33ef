import type { RouteFile } from '@mishiori/route-files'

/** What a draft of a file is called: as its track, where its lines have one name, else as the file says of itself, else `fallback`. */
export function titleOfFile({ name, lines }: Pick<RouteFile, 'name' | 'lines'>, fallback: string): string {
  const [trackName, ...others] = new Set(lines.map((line) => line.name))
  return (others.length === 0 && trackName) || name || fallback
}
