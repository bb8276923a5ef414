import { formatTime } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import type { SavingState } from './copy/draft-saver.ts'
import { messages as deskMessages } from './messages.en.ts'
import css from './saving-line.module.css'

/** Says whether what is drawn and given is safe on the server. */
export function SavingLine({ saving }: { saving: SavingState }) {
	const m = useMessages(deskMessages).saving
	const language = useLanguage()
	return (
		<p className={css.line} role="status" data-saving={saving.kind}>
			{textOf(saving, m, (moment) => formatTime(moment, language))}
		</p>
	)
}

function textOf(saving: SavingState, m: (typeof deskMessages)['saving'], timeOf: (moment: string) => string): string {
	switch (saving.kind) {
		case 'saved':
			return saving.at === null ? m.nothing : m.saved(timeOf(saving.at))
		case 'unsaved':
		case 'saving':
		case 'away':
			return m.states[saving.kind]
		case 'refused':
			return saving.message || m.stopped
		default:
			return m.stopped
	}
}
