import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { ownAttemptsQuery, paperQuery, papersQuery } from './queries.ts'

/** A page stands without what the viewer has done. */
async function loadOwn({ queryClient, api, language, hasSession }: PageContext, paperId?: string) {
	if (!(await loadViewer(queryClient, api, hasSession))) return
	await loadOrDoWithout(queryClient, ownAttemptsQuery(api, language, paperId), 'attempts at mock tests')
}

export async function loadTests(context: PageContext, page: number) {
	const { queryClient, api, language } = context
	await Promise.all([loadQuery(queryClient, papersQuery(api, language, page)), loadOwn(context)])
}

export async function loadPaper(context: PageContext, paperId: string) {
	const { queryClient, api, language } = context
	const own = loadOwn(context, paperId)
	try {
		const answer = await loadQuery(queryClient, paperQuery(api, language, paperId))
		await own
		if (!answer) return { paper: undefined }
		const { title, about, isFallback } = answer.data
		return { paper: { title, about, isFallback } }
	} catch (error) {
		throw error instanceof ApiError && error.status === 404 ? notFound() : error
	}
}
