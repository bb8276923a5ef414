import type { ContentItem } from '#web/lib/editing/content-item.ts'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as editingMessages } from './messages.en.ts'
import css from './save-state.module.css'
import { savedTime } from './saved-time.ts'

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
