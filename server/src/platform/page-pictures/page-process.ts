/**
 * Reads pages in a process of its own; `create-page-pictures.ts` has it started and sends it one at a time.
 *
 * The work is done in a thread beside this one: decoders that are WebAssembly do not let go until they are done, and
 * somebody must look at what they take.
 */
import { Worker } from 'node:worker_threads'
import { stepBack } from '../pictures/step-back.ts'
import { watchProcessor } from '../pictures/watch-processor.ts'
import type { PageAnswer, PageTask } from './page-pictures.ts'

// Before the thread begins: it gets the priority of this one.
stepBack()
const thread = new Worker(new URL('./page-thread.ts', import.meta.url), { stdout: true })
// What the HEIC decoder finds wrong with a file is nothing for the server's log.
thread.stdout.resume()
let watching: NodeJS.Timeout | undefined

process.on('message', (task: PageTask) => {
	watching = watchProcessor(task)
	thread.postMessage(task)
})
thread.on('message', (answer: PageAnswer) => {
	clearInterval(watching)
	process.send?.(answer)
})
// The process lives as long as the server: the thread would keep it, also where the server was killed.
process.on('disconnect', () => process.exit())
// A terminal and some service managers signal the whole group; pages in hand are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
