import type { RouteFile } from './read-result.ts'

/**
 * What a draft of a file is called: as its track, where its lines have one name, else as the file says of itself, else
 * `fallback`. A file with several folders is more than its track, and is called as it says.
 */
export function titleOfFile(
  { name, lines, folders }: Pick<RouteFile, 'name' | 'lines' | 'folders'>,
  fallback: string,
): string {
  const [trackName = '', ...others] = new Set(lines.map((line) => line.name))
  const ofTrack = others.length === 0 ? trackName : ''
  return (folders.length > 1 ? name || ofTrack : ofTrack || name) || fallback
}
