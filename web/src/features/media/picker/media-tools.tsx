import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { useMessages } from '#web/lib/messages.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import { UploadButton } from '../uploads/upload-button.tsx'
import css from './media-picker.module.css'

interface MediaToolsProps {
	search: string | undefined
	onSearch: (words: string | undefined) => void
	onFiles: (files: File[]) => void
}

/** Has an editor look for a picture, or bring one. */
export function MediaTools({ search, onSearch, onFiles }: MediaToolsProps) {
	const m = useMessages(mediaMessages)
	return (
		<>
			<div className={css.tools}>
				<div className={css.search}>
					<SearchField
						action="/admin/media"
						label={m.search}
						value={search ?? ''}
						maxLength={SEARCH_MAX_LENGTH}
						onSearch={(words) => onSearch(words || undefined)}
					/>
				</div>
				<UploadButton onFiles={onFiles} />
			</div>
			<p className={css.hint}>{m.howToAdd}</p>
		</>
	)
}
