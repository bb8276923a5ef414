import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import { formatMoment } from '@aravalli/shared/format-moment'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { newItemLink } from '../desk-links.ts'
import { missingTexts } from './gaps.ts'
import css from './item-editor.module.css'
import { messages as editorMessages } from './messages.en.ts'
import { readersLink } from './readers-link.ts'

interface PublishedNoteProps {
	kind: Kind
	item: ContentItem<AnyCopy>
}

/** Shows after publishing where readers see the item, and leads on to the next one. */
export function PublishedNote({ kind, item }: PublishedNoteProps) {
	const m = useMessages(editorMessages)
	const link = readersLink(kind, item)
	return (
		<Note>
			<div className={css.row}>
				<p>{m.publishedNote}</p>
				{link && <PageLink link={link}>{m.seeIt}</PageLink>}
				<PageLink link={newItemLink(kind.name, item.id)}>{m.addAnother}</PageLink>
			</div>
		</Note>
	)
}

interface ScheduleNoteProps {
	item: Pick<ContentItem<AnyCopy>, 'publishAt' | 'scheduleMissedAt'>
	isStopped: boolean
	onChange: () => void
	onCancel: () => void
}

/** Says when the item is going to be published, or that it should have been. */
export function ScheduleNote({
	item: { publishAt, scheduleMissedAt },
	isStopped,
	onChange,
	onCancel,
}: ScheduleNoteProps) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	if (publishAt) {
		return (
			<Note>
				<div className={css.row}>
					<p>{m.willBePublished(formatMoment(publishAt, language))}</p>
					<Button isCompact disabled={isStopped} onClick={onChange}>
						{m.changeTime}
					</Button>
					<Button isCompact disabled={isStopped} onClick={onCancel}>
						{m.cancelSchedule}
					</Button>
				</div>
			</Note>
		)
	}
	return scheduleMissedAt && <Note kind="warning">{m.missed(formatMoment(scheduleMissedAt, language))}</Note>
}

/** Says that the Hindi keeps the item from readers, while it is not complete. */
export function MissingHindiNote({ kind, content }: { kind: Kind; content: AnyCopy }) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const state = languageState(kind, content.hindi)
	if (state === 'complete') return null
	const parts = missingTexts(kind, content, 'hindi').map((name) => kind.texts[name]?.label[language] ?? name)
	return <Note kind="warning">{state === 'missing' ? m.hindiMissing : m.hindiPartial(parts.join(', '))}</Note>
}

interface HindiNoteProps {
	isCurrent: boolean
	onSay: (isCurrent: boolean) => void
}

/** The Hindi is older than the English: has the editor say that it is right all the same. */
export function HindiNote({ isCurrent, onSay }: HindiNoteProps) {
	const m = useMessages(editorMessages)
	return (
		<Note kind="warning">
			<div className={css.row}>
				<p>{m.hindiOlder}</p>
				<label className={css.check}>
					<input type="checkbox" name="hindi" checked={isCurrent} onChange={({ target }) => onSay(target.checked)} />
					{m.hindiRight}
				</label>
			</div>
		</Note>
	)
}
