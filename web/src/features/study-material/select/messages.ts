import { defineMessages } from '#web/lib/messages.ts'

/** What is said where a paper is chosen, and nowhere else. */
export const selectMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
