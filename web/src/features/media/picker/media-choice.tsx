import type { ApiClient } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { MediaFace } from '../media-face.tsx'
import list from '../media-list.module.css'
import { MediaList } from '../media-list.tsx'
import type { MediaSearch } from '../media-search.ts'
import type { Media } from '../queries.ts'

export type Asked = Omit<MediaSearch, 'picture'>

interface MediaChoiceProps {
	api: ApiClient
	asked: Asked
	onAsk: (change: Partial<Asked>) => void
	onChoose: (media: Media) => void
}

/** Offers the pictures of the library. */
export function MediaChoice({ api, asked, onAsk, onChoose }: MediaChoiceProps) {
	return (
		<MediaList
			api={api}
			asked={asked}
			tile={(media) => (
				<button type="button" className={list.tile} onClick={() => onChoose(media)}>
					<MediaFace media={media} />
				</button>
			)}
			pager={(totalPages) => (
				<ButtonPager page={asked.page} totalPages={totalPages} onPage={(page) => onAsk({ page })} />
			)}
			way={(label, change) => (
				<Button isCompact onClick={() => onAsk(change)}>
					{label}
				</Button>
			)}
		/>
	)
}
