import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { inProject } from '../../bin/run/project.mjs'
import { hasOwnCores } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'

/** Says when, on what and with what was measured: one fact a line. */
export function describeMachine(databases: Databases | null): string[] {
	const { dependencies } = JSON.parse(readFileSync(inProject('bench/package.json'), 'utf8')) as {
		dependencies: { next: string; lighthouse: string }
	}
	const cores = availableParallelism()
	const gigabytes = Math.round(totalmem() / 2 ** 30)
	const busy = loadavg()[0] ?? 0
	return [
		`${new Date().toISOString().slice(0, 10)}, ${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory`,
		`Node ${process.versions.node}, ${databases ? `PostgreSQL ${databases.version}` : 'no PostgreSQL'}, Next.js ${dependencies.next}, Lighthouse ${dependencies.lighthouse}`,
		hasOwnCores
			? 'Rates: the server on one core, the load on the other.'
			: 'Rates: server and load share the cores as the system likes.',
		`Processes that wanted a core before the run: ${busy.toFixed(1)} (much above 0: somebody else was at work, and rates say little)`,
	]
}
