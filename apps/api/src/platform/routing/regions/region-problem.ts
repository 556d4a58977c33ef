/** The reason why a region cannot be used, with instructions for the operator. */
export class RegionProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RegionProblem'
  }
}

const KNOWN: readonly { readonly sign: RegExp; readonly message: string }[] = [
  {
    sign: /ENOSPC|no space left/i,
    message: 'The disk is full. Free some space, or point DATA_DIR at a larger disk, and try again.',
  },
  {
    sign: /EACCES|EPERM|permission denied/i,
    message: 'This user may not write there. Run the command as the user of the server.',
  },
  { sign: /unexpected EOF|truncated/i, message: 'The file ends too early. Download it again.' },
  {
    sign: /required feature|unsupported/i,
    message: 'The file uses a part of the format that cannot be read, such as history. Use a plain .osm.pbf extract.',
  },
  { sign: /PBF error|pbf_error|protozero/i, message: 'The file is damaged. Download it again.' },
  {
    sign: /no way was found|Building 0 tiles/,
    message: 'There are no roads in the file. Use an extract with all data of its area.',
  },
  {
    sign: /SIGKILL|bad_alloc|out of memory|allocation failed/i,
    message:
      'The machine ran out of memory while it built the tiles. Use a smaller region or a machine with more memory.',
  },
]

/** The message for an error while an extract was copied or tiles were built. Unexpected errors are shown unchanged. */
export function explainBuildFailure(error: unknown): RegionProblem {
  if (error instanceof RegionProblem) return error
  const said = error instanceof Error ? error.message : String(error)
  const known = KNOWN.find(({ sign }) => sign.test(said))
  return new RegionProblem(known ? known.message : `The region could not be installed. ${said}`, { cause: error })
}
