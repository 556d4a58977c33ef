/**
 * The program `mishiori` of a distribution: starts the server, or runs a command of operators. It becomes Node, so that signals reach
 * the server itself.
 *
 * @param flags of Node, for the server
 */
export const launcher = (flags) => `#!/bin/sh
# mishiori [start]         serves the product, by the variables of docs/configuration.md
# mishiori COMMAND …       announce, backup, files, health, maintenance, moderate, region, restore
set -e
home=$(dirname "$(dirname "$(readlink -f "$0")")")
node=node
if [ -x "$home/node/bin/node" ]; then node=$home/node/bin/node; fi
case "\${1:-start}" in
  start) exec "$node" ${flags.join(' ')} "$home/apps/api/dist/server.js" ;;
  *) exec "$node" "$home/apps/api/dist/command.js" "$@" ;;
esac
`
