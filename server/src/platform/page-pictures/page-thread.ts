import { parentPort } from 'node:worker_threads'
import { AppError } from '@aravalli/shared/errors'
import { makePage } from './make-page.ts'
import { openPage } from './open-page.ts'
import type { PageAnswer, PageTask } from './page-pictures.ts'

async function answer({ path, part, maxPages, arranged }: PageTask): Promise<PageAnswer> {
	try {
		const opened = await openPage(path, part, maxPages)
		return { page: { ...(await makePage(opened, arranged)), part }, pages: opened.pages }
	} catch (error) {
		return { refusal: error instanceof AppError ? error.code : 'file.damaged' }
	}
}

parentPort?.on('message', async (task: PageTask) => parentPort?.postMessage(await answer(task)))
