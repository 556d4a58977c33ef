/** By its extension where the device knows no type of it, as of HEIC on most. */
export function isPhoto({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i.test(name)
}
