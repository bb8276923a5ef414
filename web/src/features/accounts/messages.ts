import { defineMessages } from '#web/lib/messages.ts'

/** Of the fields and frames that several of the account's pages have; each page has its own beside it. */
export const accountsMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
