import { defineMessages } from '#web/lib/messages.ts'

/** What a result says wherever it is shown. */
export const resultMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
