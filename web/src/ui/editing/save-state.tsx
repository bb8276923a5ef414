import { formatMoment, formatTime } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import css from './editor-parts.module.css'
import { messages as editingMessages } from './messages.en.ts'

/**
 * Writes when something was saved: the time alone where that was today.
 * @param savedAt ISO 8601
 */
export function savedTime(savedAt: string, language: Language): string {
	const isToday = indiaDay(new Date(savedAt)) === indiaDay(new Date())
	return isToday ? formatTime(savedAt, language) : formatMoment(savedAt, language)
}

/**
 * Says whether the server has what is typed, and since when. It is not read out by itself, because it changes every
 * few seconds.
 */
export function SaveState({ copy }: { copy: WorkingCopyState<unknown> }) {
	const m = useMessages(editingMessages)
	const { busyWith, isChanged, trouble, item, theirs } = copy
	if (busyWith === 'save') return <p className={css.state}>{m.saving}</p>
	if (isChanged) return <p className={css.state}>{trouble || theirs ? m.notSavedNow : m.notSaved}</p>
	return item && <p className={css.state}>{item.status === 'published' ? m.publishedAsIs : <SavedAt item={item} />}</p>
}

function SavedAt({ item: { updatedAt } }: { item: ContentItem<unknown> }) {
	const m = useMessages(editingMessages)
	const language = useLanguage()
	return m.savedAt(savedTime(updatedAt, language))
}
