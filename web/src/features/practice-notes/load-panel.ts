import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'

export async function loadPanel() {
	const { NotesPanel } = await import('./notes-panel.tsx')
	// Else the whole page would wait for them.
	await loadMessages(documentLanguage())
	return NotesPanel
}
