/**
 * Marks the packages as installed: npm runs this at the end of each installation (`postinstall` in package.json). An
 * npm on an older Node leaves out native programs that want a newer one, so its work does not count as done: the next
 * `npm start` completes it.
 */
import { markPackagesAsInstalled } from './install-packages.mjs'

const nodeOfNpm = /\bnode\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]

if (Number(nodeOfNpm) >= 24) markPackagesAsInstalled()
