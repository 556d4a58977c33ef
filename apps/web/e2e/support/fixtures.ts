import { fileURLToPath } from 'node:url'

/** Path of a file that stories use. */
export const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
