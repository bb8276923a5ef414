import { defineMessages } from '#web/lib/messages.ts'

export const blogCarouselMessages = defineMessages({
	english: async () => (await import('./carousel-messages.en.ts')).messages,
	hindi: async () => (await import('./carousel-messages.hi.ts')).messages,
})
