import { defineMessages } from '#web/lib/messages.ts'

/** Of what stands on each card, before anything is opened. */
export const practiceNotesMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
