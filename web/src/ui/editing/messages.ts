import { defineMessages } from '#web/lib/messages.ts'

/** Of what all types of content are edited with. */
export const editingMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
