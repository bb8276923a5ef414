import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { refreshContent } from '../desk-calls.ts'
import { importQuery, isUnderWay, useImport } from './import-calls.ts'
import { importLink } from './import-link.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { messages as transferMessages } from './messages.en.ts'

interface ImportStepsProps {
	api: ApiClient
	type: string
	importId: string
}

/** Shows where an import is: looked at, under way, done. */
export function ImportSteps({ api, type, importId }: ImportStepsProps) {
	const queryClient = useQueryClient()
	const { data, error, isFetching, refetch } = useImport(api, type, importId)
	const state = data?.data
	const isDone = state?.status === 'done'
	useEffect(() => {
		if (isDone) void refreshContent(queryClient)
	}, [isDone, queryClient])
	if (!state) {
		if (error instanceof ApiError && error.status === 404) return <Missing type={type} message={error.message} />
		if (!error) return <LoadingSheet />
		return (
			<Sheet>
				<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
			</Sheet>
		)
	}
	const keep = (newer: ImportState) =>
		queryClient.setQueryData(importQuery(api, type, importId).queryKey, { success: true as const, data: newer })
	if (state.status === 'checked') return <ImportPreview api={api} type={type} state={state} onBegun={keep} />
	if (isDone) return <ImportResult type={type} state={state} />
	const isLost = error !== null && isUnderWay(state)
	return <ImportProgress api={api} type={type} state={state} isLost={isLost} onBegun={keep} />
}

/** An import is kept for a day. */
function Missing({ type, message }: { type: string; message: string }) {
	const m = useMessages(transferMessages)
	return (
		<Sheet>
			<EmptyState
				title={message}
				action={
					<PageLink link={importLink(type)} className={buttonClass({ isCompact: true })}>
						{m.another}
					</PageLink>
				}
			/>
		</Sheet>
	)
}
