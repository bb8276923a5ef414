import { defineMessages } from '#web/lib/messages.ts'

/** Of the parts of the home page whose code comes when a reader comes near. */
export const belowMessages = defineMessages({
	english: async () => (await import('./below-messages.en.ts')).messages,
	hindi: async () => (await import('./below-messages.hi.ts')).messages,
})
