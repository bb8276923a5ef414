import { defineMessages } from '#web/lib/messages.ts'

/** Of pictures that open large. */
export const pictureMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
