import { type NavigateOptions, useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LeaveQuestion } from '#web/ui/editing/leave-question.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import { useOneMedia } from '../queries.ts'
import css from './media-details.module.css'
import { MediaRemoval } from './media-removal.tsx'
import { MediaTextsForm } from './media-texts-form.tsx'
import { MediaUses } from './media-uses.tsx'
import { MediaVariants } from './media-variants.tsx'

interface MediaDetailsProps {
	api: ApiClient
	id: string
	/** Closing leads there. */
	list: LinkTarget
}

/** Shows one picture with all that is known of it, and lets its texts be changed. It asks before texts that are not saved are left. */
export function MediaDetails({ api, id, list }: MediaDetailsProps) {
	const m = useMessages(mediaMessages)
	const router = useRouter()
	const { data, error, isFetching, refetch } = useOneMedia(api, id)
	const [isChanged, setIsChanged] = useState(false)
	const leaving = useBlocker({
		shouldBlockFn: () => isChanged,
		enableBeforeUnload: () => isChanged,
		withResolver: true,
	})
	const media = data?.data
	const close = () => {
		if (router.state.location.state.isOverList) router.history.back()
		else void router.navigate({ ...list, replace: true, resetScroll: false } as NavigateOptions)
	}
	return (
		<>
			<Dialog title={media?.name ?? m.details.title} closeLink={list} onClose={close}>
				{media ? (
					<div className={css.details}>
						<MediaVariants media={media} />
						<div className={css.parts}>
							<MediaTextsForm api={api} media={media} isChanged={isChanged} onChanged={setIsChanged} />
							<MediaUses uses={media.uses} count={media.useCount} />
							<MediaRemoval api={api} media={media} list={list} />
						</div>
					</div>
				) : (
					<Missing error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				)}
			</Dialog>
			{leaving.status === 'blocked' && (
				<LeaveQuestion isKept={false} onLeave={leaving.proceed} onStay={leaving.reset} />
			)}
		</>
	)
}

function Missing({ error, ...retrying }: { error: Error | null; isRetrying: boolean; onRetry: () => void }) {
	const m = useMessages(mediaMessages)
	if (error instanceof ApiError && error.status === 404) return <EmptyState {...m.details.gone} />
	return error ? <LoadFailure error={error} {...retrying} /> : <LoadingSheet isPart />
}
