import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endLater } from '../../bin/run/end-what-was-started.mjs'

/** Makes a folder of its own that is removed when the benchmark ends. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-bench-'))
	endLater(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}
