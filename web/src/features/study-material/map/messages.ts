import { defineMessages } from '#web/lib/messages.ts'

/** Of the maps. They come with the map's own code, after the page. */
export const mapMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
