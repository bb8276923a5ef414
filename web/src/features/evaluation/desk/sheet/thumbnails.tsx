import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { PagePicture } from './page-picture.tsx'
import css from './thumbnails.module.css'

interface ThumbnailsProps {
	evaluationId: string
	pages: Workspace['pages']
	current: number
	onPage: (index: number) => void
}

/** Stands beside the page: all pages in small, to go to. */
export function Thumbnails({ evaluationId, pages, current, onPage }: ThumbnailsProps) {
	const m = useMessages(deskMessages).sheet
	return (
		<nav className={css.thumbnails} aria-label={m.thumbnails}>
			{pages.map((page, index) => (
				<button
					key={page.pageId}
					type="button"
					className={css.thumbnail}
					style={{ aspectRatio: `${page.width} / ${page.height}` }}
					aria-label={m.page(index + 1, pages.length)}
					aria-current={index === current ? 'page' : undefined}
					onClick={() => onPage(index)}
				>
					<PagePicture evaluationId={evaluationId} page={page} size="small" alt="" isExtra />
					<span className={css.number}>{index + 1}</span>
				</button>
			))}
		</nav>
	)
}
