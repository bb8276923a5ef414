import { defineMessages } from '#web/lib/messages.ts'

/** Of questions in a list, which other pages show as well. */
export const questionListMessages = defineMessages({
	english: async () => (await import('./list-messages.en.ts')).messages,
	hindi: async () => (await import('./list-messages.hi.ts')).messages,
})
