import { defineMessages } from '#web/lib/messages.ts'

import type { messages } from './messages.en.ts'

export type CommentTexts = typeof messages

export const commentMessages = defineMessages({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
