import { defineMessages } from '#web/lib/messages.ts'

export const pageTexts = defineMessages({
	english: async () => (await import('./page-texts.en.ts')).messages,
	hindi: async () => (await import('./page-texts.hi.ts')).messages,
})
