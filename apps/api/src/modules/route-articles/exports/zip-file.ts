import { strToU8, zip } from 'fflate'

/** The first day that a zip can name, at the clock of this machine: times would make two files of the same content differ. */
const DATE = new Date(1980, 0, 1)

/** A zip archive of one file. A large one is packed off this thread. */
export function zipFile(name: string, content: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip({ [name]: strToU8(content) }, { mtime: DATE }, (error, bytes) =>
      error ? reject(error) : resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    )
  })
}
