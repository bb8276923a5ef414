import { defineMessages } from '#web/lib/messages.ts'

/** By tier; at the same place in both languages stands the same quote. */
export const quotes = defineMessages({
	english: async () => (await import('./quotes.en.ts')).quotes,
	hindi: async () => (await import('./quotes.hi.ts')).quotes,
})
