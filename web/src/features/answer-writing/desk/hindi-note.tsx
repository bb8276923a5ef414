import { type DraftTexts, languageState } from '@aravalli/shared/answer-writing/question-draft'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { triangleAlertIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { missingParts } from './draft-texts.ts'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-editor.module.css'

/** Says what readers of Hindi would see, while the Hindi texts are not complete. */
export function HindiNote({ texts }: { texts: DraftTexts }) {
	const m = useMessages(deskMessages)
	const state = languageState(texts)
	if (state === 'complete') return null
	const parts = missingParts(texts).map((part) => m.parts[part])
	return (
		<Note kind="warning">
			<div className={css.note}>
				<Icon path={triangleAlertIcon} />
				<p>{state === 'missing' ? m.hindiMissing : m.hindiPartial(parts.join(', '))}</p>
			</div>
		</Note>
	)
}
