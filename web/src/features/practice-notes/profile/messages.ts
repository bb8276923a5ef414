import { defineMessages } from '#web/lib/messages.ts'

export const myNotesMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
