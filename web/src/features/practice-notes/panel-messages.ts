import { defineMessages } from '#web/lib/messages.ts'

/** Of what a card shows once its notes are opened. */
export const panelMessages = defineMessages({
	english: async () => (await import('./panel-messages.en.ts')).messages,
	hindi: async () => (await import('./panel-messages.hi.ts')).messages,
})
