import { defineMessages } from '#web/lib/messages.ts'

/** Of editing answer-writing questions. */
export const deskMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
