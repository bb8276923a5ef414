import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import css from './media-page.module.css'
import { type MediaSearch, mediaLink } from './media-search.ts'
import { messages as mediaMessages } from './messages.en.ts'

/** Narrows the library; all that is chosen stands in the address. */
export function MediaToolbar({ asked }: { asked: MediaSearch }) {
	const m = useMessages(mediaMessages)
	const navigate = useNavigate()
	const change = (to: Partial<MediaSearch>) => void navigate(mediaLink(asked, to) as NavigateOptions)
	return (
		<div className={css.toolbar}>
			<div className={css.search}>
				<SearchField
					action="/admin/media"
					label={m.search}
					value={asked.search ?? ''}
					maxLength={SEARCH_MAX_LENGTH}
					hidden={asked.lacks ? { lacks: asked.lacks } : {}}
					onSearch={(words) => change({ search: words || undefined })}
				/>
			</div>
			<label className={css.toggle}>
				<input
					type="checkbox"
					checked={asked.lacks === 'alt'}
					onChange={({ target }) => change({ lacks: target.checked ? 'alt' : undefined })}
				/>
				{m.lacksAlt}
			</label>
		</div>
	)
}
