import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { silentLog } from '../testing/silent-log.ts'
import { createWorkerProcess, killWorkers } from './worker-process.ts'

it('a process in the middle of its task is ended at once when the server ends', async () => {
	const path = join(tmpdir(), `endless-task-${process.pid}.mjs`)
	await writeFile(path, "process.on('message', () => setInterval(() => undefined, 1_000))")
	const settings = { program: pathToFileURL(path), env: {}, timeLimitMilliseconds: 20_000, idleMilliseconds: 20_000 }
	const worker = createWorkerProcess(settings, silentLog)
	const asking = worker.ask({ task: 'endless' })
	const startedAt = performance.now()
	killWorkers()
	await expect(asking).rejects.toThrow('SIGKILL')
	expect(performance.now() - startedAt).toBeLessThan(10_000)
})
