import { availableParallelism } from 'node:os'
import { findProgram } from '../../bin/prepare/find-program.mjs'

/**
 * The server has one core and the load another where a rate is measured; a database takes what they leave. So both
 * sides of a comparison get the same, and helper threads of one side are no advantage.
 */
export const serverCore = 0
export const loadCore = 1

/** Linux can tie a process to a core; elsewhere, and with a single core, the system shares them out. */
export const hasOwnCores = findProgram(['taskset']) !== null && availableParallelism() > 1

export function onCore(core: number, command: string, args: string[]): [command: string, args: string[]] {
	return hasOwnCores ? ['taskset', ['--cpu-list', String(core), command, ...args]] : [command, args]
}
