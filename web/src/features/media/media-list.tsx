import { MEDIA_TOTAL_LIMIT } from '@aravalli/shared/media/media'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './media-list.module.css'
import type { MediaSearch } from './media-search.ts'
import { messages as mediaMessages } from './messages.en.ts'
import { type Media, useMediaPage } from './queries.ts'

interface MediaListProps {
	api: ApiClient
	asked: Omit<MediaSearch, 'picture'>
	/** Shows one picture, as a link or as a button. */
	tile: (media: Media) => ReactNode
	pager: (totalPages: number) => ReactNode
	/** Leads to another list, from one that is empty. */
	way: (label: string, change: Partial<MediaSearch>) => ReactNode
}

/** Shows the pictures that are asked for, as many side by side as there is room for; those of before stay until they have come. */
export function MediaList({ api, asked, tile, pager, way }: MediaListProps) {
	const m = useMessages(mediaMessages)
	const { data, error, isFetching, refetch } = useMediaPage(api, asked)
	const answer = useLatest(data)
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, totalPages } = answer.pagination
	if (answer.data.length === 0) return failure || <Sheet>{emptyState()}</Sheet>
	return (
		<section className={css.section}>
			{failure}
			<ListHeader aside={m.newestFirst}>{m.pictures(cappedCount(total), total)}</ListHeader>
			<ul className={css.grid} aria-busy={!data && isFetching}>
				{answer.data.map((media) => (
					<li key={media.id}>{tile(media)}</li>
				))}
			</ul>
			{totalPages > 1 && pager(totalPages)}
		</section>
	)

	function emptyState() {
		if (totalPages > 0) return <EmptyState title={m.pastEnd} action={way(m.lastPage, { page: totalPages })} />
		if (!asked.search && !asked.lacks) return <EmptyState {...m.empty} />
		return <EmptyState {...m.nothingFound} action={way(m.showAll, { search: undefined, lacks: undefined })} />
	}
}

/** Nobody counts further. */
const cappedCount = (count: number) => formatCount(count) + (count >= MEDIA_TOTAL_LIMIT ? '+' : '')
